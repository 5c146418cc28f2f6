// Sends the changes of a deck one after another and shows the deck as the site answers. Without this every button
// sends its form and the whole page comes back.

const REPLACED = ["changes", "sizes", "verdict", "notices", "deck", "numbers"];
const AT_ONCE = 100;

// What was pressed while a request is under way, as name and value of each button: sent together when it is answered.
const waiting = [];
let sending = false;

document.documentElement.classList.add("scripted");

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.id !== "changes" && !("changes" in form.dataset)) return;
  event.preventDefault();
  const button = event.submitter;
  ask(button?.name ? [[button.name, button.value]] : [...new FormData(form)].filter(([name]) => name === "move"));
});

// Keys and the mouse ask in the words of the buttons.
document.addEventListener("deck:change", (event) => ask([["move", event.detail]]));

document.addEventListener("change", (event) => {
  if (event.target.id === "id_judged") judge(event.target.form);
});

window.addEventListener("beforeunload", (event) => {
  if (sending || waiting.length) event.preventDefault();
});

function ask(wishes) {
  waiting.push(...wishes);
  send();
}

async function send() {
  if (sending || waiting.length === 0) return;
  sending = true;
  const form = new FormData(document.getElementById("changes"));
  let wishes = waiting.splice(0, howMany());
  try {
    let answer = await post(form, wishes);
    if (answer.status === 409 && waiting.length) {
      // What was pressed meanwhile is not done either: the site is to say so of all of it.
      wishes = [...wishes, ...waiting.splice(0)].filter(([name]) => name !== "undo").slice(0, AT_ONCE);
      answer = await post(form, wishes);
    }
    show(answer.page);
    sending = false;
    send();
  } catch {
    waiting.unshift(...wishes);
    sending = false;
    tellUnsaved();
  }
}

// Undoing stands alone; other changes go together up to the next undoing.
function howMany() {
  const undoing = waiting.findIndex(([name]) => name === "undo");
  return undoing < 0 ? Math.min(waiting.length, AT_ONCE) : Math.max(1, Math.min(undoing, AT_ONCE));
}

async function post(form, wishes) {
  const body = new FormData();
  for (const [name, value] of [...form, ...wishes]) body.append(name, value);
  const answer = await fetch(location.href, { method: "POST", body, headers: { "HX-Request": "true" } });
  const page = await read(answer);
  return { status: answer.status, page };
}

// The answer as a document. Whatever is no answer of the builder, such as the page for signing in, is an error.
async function read(answer) {
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (!page.getElementById("changes")) throw new Error(`The site answered ${answer.status}.`);
  return page;
}

async function judge(form) {
  const asked = [...new FormData(form)].filter(([, value]) => value.trim());
  const address = `${form.getAttribute("action")}?${new URLSearchParams(asked)}`;
  try {
    show(await read(await fetch(address)), [...REPLACED, "finds"]);
    history.replaceState(null, "", address);
  } catch {
    location.assign(address);
  }
}

function show(page, ids = REPLACED) {
  const place = placeOfFocus();
  const counts = countsOf(document);
  const open = document.querySelector("#numbers details")?.open;
  for (const id of ids) {
    const old = document.getElementById(id);
    const fresh = page.getElementById(id);
    if (old && fresh) old.replaceWith(document.adoptNode(fresh));
  }
  if (open) document.querySelector("#numbers details").open = true;
  if (ids.includes("finds")) htmx.process(document.getElementById("finds"));
  // The live region itself stays, so that its new words are read out.
  const said = document.getElementById("said");
  said.textContent = page.getElementById("said").textContent;
  restore(place);
  markChanged(counts);
  countFinds();
}

function placeOfFocus() {
  const focused = document.activeElement;
  const row = focused?.closest("#deck [data-row]");
  return {
    id: focused?.id,
    key: focused?.dataset?.key,
    inDeck: Boolean(focused?.closest("#deck, #bar")),
    part: row?.dataset.part,
    at: row ? rowsOf(row.dataset.part).indexOf(row) : -1,
  };
}

// The focus goes back to the same button; where its card is gone, to the card that took its place.
function restore({ id, key, inDeck, part, at }) {
  if (!id || document.activeElement?.id === id) return;
  let target = document.getElementById(id);
  if (target?.disabled) target = document.getElementById("deck");
  if (!target && part) {
    const rows = rowsOf(part);
    const row = rows[Math.min(at, rows.length - 1)];
    target = row?.querySelector(`[data-key="${key}"]`) ?? row?.querySelector("button") ?? document.getElementById(`title-${part}`);
  }
  if (!target && inDeck) target = document.getElementById("deck");
  target?.focus({ preventScroll: Boolean(document.getElementById(id)) });
}

function rowsOf(part) {
  return [...document.querySelectorAll(`#deck [data-row][data-part="${part}"]`)];
}

function countsOf(page) {
  return new Map([...page.querySelectorAll("#deck [data-row]")].map((row) => [row.id, row.dataset.count]));
}

function markChanged(before) {
  for (const row of document.querySelectorAll("#deck [data-row]")) {
    if (before.get(row.id) === row.dataset.count) continue;
    row.classList.add("changed");
    setTimeout(() => row.classList.remove("changed"), 1200);
  }
}

// How many copies the deck holds of each card that was found; other prints of a card count with it.
function countFinds() {
  const copies = new Map();
  for (const { dataset } of document.querySelectorAll("#deck [data-row]")) {
    copies.set(dataset.identity, (copies.get(dataset.identity) ?? 0) + Number(dataset.count));
  }
  for (const row of document.querySelectorAll("#finds [data-row]")) {
    const badge = row.querySelector("[data-in-deck]");
    const count = copies.get(row.dataset.identity) ?? 0;
    badge.hidden = count === 0;
    badge.querySelector("b").textContent = count;
  }
}

function tellUnsaved() {
  const notice = document.createElement("p");
  const again = document.createElement("button");
  const { unsaved, again: words } = document.getElementById("builder").dataset;
  notice.className = "notice bad";
  notice.setAttribute("role", "alert");
  again.type = "button";
  again.className = "small";
  again.textContent = words;
  again.addEventListener("click", retry);
  notice.append(unsaved, " ", again);
  document.getElementById("notices").replaceChildren(notice);
}

// Whoever signed in again meanwhile, in another window, has a new token against forged requests.
async function retry() {
  try {
    const page = await read(await fetch(location.href));
    const token = (from) => from.querySelector("#changes [name=csrfmiddlewaretoken]");
    token(document).value = token(page).value;
    document.getElementById("notices").replaceChildren();
    send();
  } catch {
    tellUnsaved();
  }
}

// What was looked for anew may come while a change is under way, with the counts of before.
document.addEventListener("htmx:afterSwap", (event) => {
  if (event.target.id === "finds" || event.detail.target?.id === "finds") countFinds();
});
