/** Notes on the photograph of an image whether it has arrived; its drawing stays if it has not. */
function note(image: EventTarget | null, state: "there" | "failed"): void {
  const photo = image instanceof HTMLImageElement && image.closest<HTMLElement>("[data-photo]");
  if (photo) photo.dataset["photo"] = state;
}

/** Notes the state of every photograph, those that arrive later included. */
export function notePhotographs(): void {
  // At the document, because no element's load event reaches the window.
  document.addEventListener("load", ({ target }) => note(target, "there"), true);
  document.addEventListener("error", ({ target }) => note(target, "failed"), true);
  for (const image of document.querySelectorAll<HTMLImageElement>("[data-photo] img")) {
    // A lazy picture has not chosen its file yet.
    if (!image.complete || image.currentSrc === "") continue;
    note(image, image.naturalWidth > 0 ? "there" : "failed");
  }
}
