/** Milliseconds after the first frame, for browsers that keep to themselves when it was seen. */
const patience = 300;

let isAsked = false;

/**
 * The only script that stands in a document. The page is painted first; then this asks for
 * the scripts that its element names, all at once, so that none of them shares the line or the
 * processor with the text, the fonts and the artwork of the first view.
 */
async function fetchScripts(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  const named = document.querySelector<HTMLScriptElement>("script[data-scripts]")?.dataset;
  const scripts = (named?.["scripts"] ?? "").split(" ");
  for (const href of scripts) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.crossOrigin = "";
    link.href = href;
    document.head.append(link);
  }
  // One after the other: each is run in a task of its own, so that a press never waits for all.
  for (const href of scripts) await import(/* @vite-ignore */ href).catch(reportError);
}

// A page in the background is not painted before somebody looks at it.
if (document.hidden) void fetchScripts();
else {
  // Told once the frame is on the screen: on its way there it needs the processor.
  new PerformanceObserver(fetchScripts).observe({ type: "paint", buffered: true });
  requestAnimationFrame(() => setTimeout(fetchScripts, patience));
}
