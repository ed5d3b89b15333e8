/** Timeout for browsers that do not report their first paint, from the first frame. */
const paintTimeoutMs = 300;

const { scripts = "", page = "", parameters = "" } = document.currentScript?.dataset ?? {};
const files = scripts.split(" ");
const root = document.documentElement.dataset;
let isAsked = false;

/** Shows the prerendered default view; `asked-view.css` adds a note that it is not the requested one. */
function showDefaultView(): void {
  if (root["view"] === "loading") root["view"] = "default";
}

// One after the other: each is run in a task of its own, so that a press never waits for all.
async function run(): Promise<void> {
  for (const href of files) {
    await import(/* @vite-ignore */ href).catch((error: unknown) => {
      showDefaultView();
      root["view"] ??= "failed";
      reportError(error);
    });
  }
}

function afterParsing(act: () => void): void {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", act);
  else act();
}

/** Asks for all scripts and the page's data at once; none is run before the document is complete. */
function fetchScripts(): void {
  if (isAsked) return;
  isAsked = true;
  for (const href of files) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.crossOrigin = "";
    link.href = href;
    document.head.append(link);
  }
  window.pageData = fetch(page);
  // Whoever reads it reports what failed.
  window.pageData.catch(() => undefined);
  afterParsing(() => void run());
}

// The only script that stands in a document, in its head. An address with a parameter of its page
// asks for another view than the document has: that is marked before anything is painted, and the
// scripts that know the view come at once.
if (parameters !== "" && new RegExp(`[?&](?:${parameters})=[^&]`).test(location.search)) {
  root["view"] = "loading";
  fetchScripts();
}
// Else the page is painted first, so that no script shares the line or the processor with the
// text, the fonts and the artwork of the first view.
else {
  afterParsing(() => {
    // A page in the background is not painted before somebody looks at it.
    if (document.hidden) return fetchScripts();
    // Told once the frame is on the screen: on its way there it needs the processor.
    new PerformanceObserver(fetchScripts).observe({ type: "paint", buffered: true });
    requestAnimationFrame(() => setTimeout(fetchScripts, paintTimeoutMs));
  });
}
