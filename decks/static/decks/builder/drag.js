// Cards are dragged from the search into a part of the deck, from part to part, and out of the deck onto the search.
// The sizes in the strip stand for the parts, which may be far down the page.

let carried = null;

document.addEventListener("dragstart", (event) => {
  const row = event.target.closest?.("[data-row][draggable=true]");
  if (!row) return;
  carried = row.dataset;
  row.classList.add("dragging");
  document.documentElement.classList.add("carrying");
  event.dataTransfer.effectAllowed = "copyMove";
  event.dataTransfer.setData("text/plain", row.querySelector(".name").textContent);
});

document.addEventListener("dragover", (event) => {
  const place = placeAt(event);
  light(place);
  if (!place) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = carried.part ? "move" : "copy";
});

document.addEventListener("drop", (event) => {
  const place = placeAt(event);
  if (!place) return;
  event.preventDefault();
  document.dispatchEvent(new CustomEvent("deck:change", { detail: changeTo(place.dataset.part) }));
});

document.addEventListener("dragend", () => {
  document.querySelector(".dragging")?.classList.remove("dragging");
  document.documentElement.classList.remove("carrying");
  carried = null;
  light(null);
});

// The part of the page under the mouse, if the card may be let go there: a card goes where it belongs, or aside.
function placeAt(event) {
  if (!carried) return null;
  const part = event.target.closest?.(".part, #sizes [data-part]");
  if (part) {
    const fits = part.dataset.part === "side" || part.dataset.part === carried.home;
    return fits && part.dataset.part !== carried.part ? part : null;
  }
  return carried.part ? (event.target.closest?.("#search") ?? null) : null;
}

function changeTo(part) {
  const { passcode, part: from } = carried;
  if (!from) return `add ${part} ${passcode}`;
  return part ? `shift ${from} ${part} ${passcode}` : `remove ${from} ${passcode}`;
}

function light(place) {
  for (const lit of document.querySelectorAll(".drop-here")) {
    if (lit !== place) lit.classList.remove("drop-here");
  }
  place?.classList.add("drop-here");
}
