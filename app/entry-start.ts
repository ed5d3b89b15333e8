/** Milliseconds after the first frame, for browsers that keep to themselves when it was seen. */
const patience = 300;

let isAsked = false;

/**
 * The only script that stands in a document. The page is painted first; then this asks for
 * the scripts that its element names, all at once, so that none of them shares the line or the
 * processor with the text, the fonts and the artwork of the first view.
 */
function fetchScripts(): void {
  if (isAsked) return;
  isAsked = true;
  const named = document.querySelector<HTMLScriptElement>("script[data-scripts]")?.dataset;
  const [entry, ...others] = (named?.["scripts"] ?? "").split(" ");
  for (const href of others) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.crossOrigin = "";
    link.href = href;
    document.head.append(link);
  }
  if (entry !== undefined && entry !== "") void import(/* @vite-ignore */ entry);
}

// A page in the background is not painted before somebody looks at it.
if (document.hidden) fetchScripts();
else {
  // Told once the frame is on the screen: on its way there it needs the processor.
  new PerformanceObserver(fetchScripts).observe({ type: "paint", buffered: true });
  requestAnimationFrame(() => setTimeout(fetchScripts, patience));
}
