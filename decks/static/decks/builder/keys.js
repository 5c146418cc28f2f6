// The builder by keyboard: arrows go from card to card, single keys do what the buttons of a card do.

const KEPT = "builder-single-keys";

takeUp();
// Where one goes back to an earlier search, the page comes anew.
document.addEventListener("htmx:historyRestore", takeUp);

function takeUp() {
  document.getElementById("keys-on").checked = localStorage.getItem(KEPT) !== "off";
}

document.addEventListener("change", ({ target }) => {
  if (target.id === "keys-on") localStorage.setItem(KEPT, target.checked ? "on" : "off");
});

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
  const row = event.target.closest("[data-row]");
  const typing = event.target.closest("input:not([type=checkbox]), select, textarea");
  if (event.target.id === "id_q" && event.key === "ArrowDown") {
    done(event, focusOn(rows("#finds")[0]));
  } else if (typing) {
    return;
  } else if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === "z") {
    done(event, press(document.getElementById("undo")));
  } else if (event.ctrlKey || event.metaKey || event.altKey) {
    return;
  } else if (row && event.key.startsWith("Arrow")) {
    done(event, go(event, row));
  } else if (document.getElementById("keys-on").checked) {
    done(event, (row && actOn(row, event.key)) || leap(event.key));
  }
});

function done(event, happened) {
  if (happened) event.preventDefault();
}

function rows(within) {
  return [...document.querySelectorAll(`${within} [data-row]`)];
}

function controls(row) {
  return [...row.querySelectorAll("a[href], button")];
}

// The control of the same sort in another row, or else its last one.
function focusOn(row, like) {
  if (!row) return false;
  const all = controls(row);
  const same = like?.dataset.key ? row.querySelector(`[data-key="${like.dataset.key}"]`) : null;
  const name = like && !like.dataset.key ? all.find((one) => "face" in one.dataset) : null;
  (same ?? name ?? all.at(-1))?.focus();
  return true;
}

function go(event, row) {
  const all = rows(row.closest("#finds") ? "#finds" : "#deck");
  const at = all.indexOf(row);
  const here = controls(row);
  const place = here.indexOf(event.target);
  switch (event.key) {
    case "ArrowDown":
      return focusOn(all[at + 1], event.target) || true;
    case "ArrowUp":
      if (at === 0 && row.closest("#finds")) document.getElementById("id_q").focus();
      return focusOn(all[at - 1], event.target) || true;
    case "ArrowLeft":
      here[place - 1]?.focus();
      return true;
    default:
      here[place + 1]?.focus();
      return true;
  }
}

function press(button) {
  if (!button || button.disabled) return false;
  button.click();
  return true;
}

function actOn(row, key) {
  switch (key) {
    case "+":
    case "=":
      return press(row.querySelector('[data-key="+"]'));
    case "-":
    case "Delete":
      return press(row.querySelector('[data-key="-"]')) || takeOut(row.dataset);
    case "s":
    case "S":
      return press(row.querySelector('[data-key="s"]'));
    default:
      return false;
  }
}

// A card that was found leaves the part of the deck in which it belongs, if it is there.
function takeOut({ home, passcode }) {
  if (!document.getElementById(`held-${home}-${passcode}`)) return false;
  document.dispatchEvent(new CustomEvent("deck:change", { detail: `remove ${home} ${passcode}` }));
  return true;
}

function leap(key) {
  switch (key) {
    case "/":
      document.dispatchEvent(new CustomEvent("builder:view", { detail: "search" }));
      document.getElementById("id_q").select();
      document.getElementById("id_q").focus();
      return true;
    case "d":
    case "D":
      document.dispatchEvent(new CustomEvent("builder:view", { detail: "deck" }));
      if (!focusOn(rows("#deck")[0])) document.getElementById("deck").focus();
      return true;
    case "h":
    case "H":
      document.dispatchEvent(new CustomEvent("builder:view", { detail: "trying" }));
      document.getElementById("draw-5").focus();
      return press(document.getElementById("draw-5"));
    case "?": {
      const keys = document.getElementById("keys");
      keys.open = !keys.open;
      keys.querySelector("summary").focus();
      return true;
    }
    default:
      return false;
  }
}
