// A random text drawn in the player's own browser, so that he need not think of one.
for (const field of document.querySelectorAll("input[data-nonce]")) {
  if (field.value) continue;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  field.value = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
