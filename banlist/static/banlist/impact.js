// Adds up the pieces of the count of decks that a list makes illegal, and shows how far it is.
"use strict";

(() => {
  const place = document.getElementById("impact");
  if (!place) return;
  const start = document.getElementById("impact-start");
  const progress = document.getElementById("impact-progress");
  const status = document.getElementById("impact-status");
  const table = document.getElementById("impact-cards");
  const filled = (sentence, values) => sentence.replace(/\{(\w+)\}/g, (_all, name) => values[name]);

  async function piece(beyond) {
    const address = new URL(place.dataset.url, window.location.href);
    address.searchParams.set("beyond", beyond);
    if (place.dataset.old) address.searchParams.set("old", place.dataset.old);
    const answer = await fetch(address, { headers: { Accept: "application/json" } });
    if (!answer.ok) throw new Error(String(answer.status));
    return answer.json();
  }

  function show(cards) {
    const rows = [...cards.values()].sort((one, other) => other.decks - one.decks).slice(0, 100);
    table.hidden = rows.length === 0;
    table.tBodies[0].replaceChildren(
      ...rows.map((card) => {
        const row = document.createElement("tr");
        row.insertCell().textContent = card.name;
        row.insertCell().textContent = card.decks;
        return row;
      }),
    );
  }

  async function count() {
    const sum = { looked: 0, illegal: 0, total: Number(place.dataset.total) };
    const cards = new Map();
    let found;
    let beyond = 0;
    do {
      found = await piece(beyond);
      beyond = found.beyond;
      sum.looked += found.decks;
      sum.illegal += found.illegal;
      sum.total = Math.max(sum.total, sum.looked);
      for (const card of found.cards) {
        const known = cards.get(card.passcode) ?? { name: card.name, decks: 0 };
        known.decks += card.decks;
        cards.set(card.passcode, known);
      }
      progress.max = Math.max(sum.total, 1);
      progress.value = sum.looked;
      status.textContent = filled(status.dataset[found.over ? "done" : "running"], sum);
    } while (!found.over);
    show(cards);
  }

  start.addEventListener("click", async () => {
    start.disabled = true;
    progress.hidden = false;
    try {
      await count();
    } catch {
      status.textContent = status.dataset.failed;
    }
    start.disabled = false;
  });
})();
