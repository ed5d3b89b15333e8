/** Notes on the element around an image whether its photograph has arrived; if not, the drawing behind it stays. */
function note(image: EventTarget | null, state: "there" | "failed"): void {
  const photo = image instanceof HTMLImageElement && image.closest<HTMLElement>("[data-photo]");
  if (photo) photo.dataset["photo"] = state;
}

/** Notes the state of every photograph, those that arrive later included. */
export function notePhotographs(): void {
  // While capturing: the load and error events of elements don't bubble.
  document.addEventListener("load", ({ target }) => note(target, "there"), true);
  document.addEventListener("error", ({ target }) => note(target, "failed"), true);
  for (const image of document.querySelectorAll<HTMLImageElement>("[data-photo] img")) {
    // A lazy picture has not chosen its file yet.
    if (!image.complete || image.currentSrc === "") continue;
    note(image, image.naturalWidth > 0 ? "there" : "failed");
  }
}
