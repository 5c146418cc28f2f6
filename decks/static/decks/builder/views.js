// On a narrow page one part of the builder is shown at a time; links and keys bring the part that they lead to.

const narrow = matchMedia("(max-width: 59.99rem)");

takeUp();
// Where one goes back to an earlier search, the page comes anew.
document.addEventListener("htmx:historyRestore", takeUp);

function takeUp() {
  turnTo(viewOf(location.hash));
}

document.addEventListener("builder:view", (event) => turnTo(event.detail));

document.addEventListener("click", (event) => {
  const link = event.target.closest("#builder a[href^='#']");
  if (!link) return;
  turnTo(viewOf(link.hash));
  if (!("view" in link.dataset) || !narrow.matches) return;
  event.preventDefault();
  scrollTo(0, 0);
  document.querySelector(link.hash).focus({ preventScroll: true });
});

function viewOf(hash) {
  const place = document.getElementById(hash.slice(1));
  return ["search", "deck", "trying"].find((id) => place?.closest(`#${id}`)) ?? "search";
}

function turnTo(view) {
  document.getElementById("builder").dataset.view = view;
  for (const link of document.querySelectorAll(".builder-views a")) {
    if (link.dataset.view === view) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
}
