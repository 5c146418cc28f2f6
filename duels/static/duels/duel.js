// A card on the table that can be chosen marks its answer. Without this it leads there, and no more.

const answersOf = (card) => {
  const marks = document.querySelectorAll("#answer input[name=cards], #answer select[name=cards]");
  return [...marks].filter((mark) => mark.tagName === "SELECT" || mark.value === card.dataset.handle);
};

document.addEventListener("click", (event) => {
  const card = event.target.closest("a.choosable");
  const answers = card ? answersOf(card) : [];
  if (answers.length === 0) return;
  event.preventDefault();
  if (answers[0].tagName === "SELECT") {
    putInOrder(answers, card.dataset.handle);
  } else {
    answers[0].click();
  }
  markChosen();
});

// The first free place of the order, or out of the place in which the card stands.
function putInOrder(places, handle) {
  const own = places.find((place) => place.value === handle);
  const place = own ?? places.find((free) => free.value === "");
  if (place) place.value = own ? "" : handle;
}

document.addEventListener("change", markChosen);

function markChosen() {
  for (const card of document.querySelectorAll("a.choosable")) {
    const chosen = answersOf(card).some((mark) =>
      mark.tagName === "SELECT" ? mark.value === card.dataset.handle : mark.checked,
    );
    card.classList.toggle("chosen", chosen);
  }
}

// The text of the card under the mouse or the focus, beside the table. A click or a tap opens its sheet, which
// has all of it and works without this.
document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "mouse") peekAt(event.target.closest("[data-sheet]"));
});
document.addEventListener("focusin", (event) => {
  if (event.target.matches(":focus-visible")) peekAt(event.target.closest("[data-sheet]"));
});

function peekAt(card) {
  const peek = document.getElementById("peek");
  const sheet = card && document.getElementById(card.dataset.sheet);
  if (!peek) return;
  peek.hidden = !sheet || sheet.matches(":popover-open");
  if (sheet) peek.replaceChildren(sheet.querySelector(".sheet-text").cloneNode(true));
}
