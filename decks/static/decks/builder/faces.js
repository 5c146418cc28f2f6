// The text of a card over the page: for a while under a resting mouse, and until it is closed after a click. The link
// leads to the card's own page, from which the text is taken.

const taken = new Map();
const REST = 450;
let resting = 0;

const over = document.createElement("dialog");
over.className = "face-over";
const passing = document.createElement("div");
passing.className = "face-passing";
passing.hidden = true;
passing.setAttribute("aria-hidden", "true");
takeUp();
// Where one goes back to an earlier search, the page comes anew.
document.addEventListener("htmx:historyRestore", takeUp);

function takeUp() {
  document.getElementById("builder").append(over, passing);
}

document.addEventListener("click", async (event) => {
  const link = event.target.closest("a[data-face]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  hide();
  const face = await faceAt(link.href);
  if (!face) return location.assign(link.href);
  open(face, link);
});

function open(face, link) {
  const ways = document.createElement("p");
  const page = document.createElement("a");
  const close = document.createElement("button");
  const words = document.getElementById("builder").dataset;
  ways.className = "row apart";
  page.href = link.href;
  page.textContent = words.page;
  close.type = "button";
  close.className = "small";
  close.textContent = words.close;
  close.addEventListener("click", () => over.close());
  ways.append(page, close);
  over.setAttribute("aria-label", link.textContent);
  over.replaceChildren(face, ways);
  over.showModal();
  close.focus();
}

// Beside the dialog one closes it, too.
over.addEventListener("click", (event) => {
  if (event.target === over) over.close();
});

document.addEventListener("pointerover", (event) => {
  const link = event.pointerType === "mouse" ? event.target.closest("a[data-face]") : null;
  hide();
  if (!link) return;
  resting = setTimeout(async () => {
    const mine = resting;
    const face = await faceAt(link.href);
    if (!face || mine !== resting || over.open) return;
    const { left, right } = link.getBoundingClientRect();
    passing.classList.toggle("on-the-left", left + right > innerWidth);
    passing.replaceChildren(face);
    passing.hidden = false;
  }, REST);
});

for (const end of ["keydown", "dragstart", "pointerdown"]) document.addEventListener(end, hide);

function hide() {
  clearTimeout(resting);
  resting = 0;
  passing.hidden = true;
}

async function faceAt(address) {
  if (!taken.has(address)) {
    try {
      const answer = await fetch(address);
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      taken.set(address, page.querySelector(".card-face"));
    } catch {
      return null;
    }
  }
  return taken.get(address)?.cloneNode(true) ?? null;
}
