/**
 * The inline script of every document. It runs before the first paint: it marks a document whose address asks for another
 * view than the prerendered one, fetches the other scripts when the page has been painted, and adds the chosen season to
 * links before they are followed.
 */
import { showViewNotices } from "#app/site/view-notice.ts";

declare global {
  interface Window {
    /** Called when a script could not be loaded, because a deployment has removed it: reloads the document, once. */
    recover: () => void;
  }
}

/** Milliseconds from the first frame, in browsers that do not report their first paint. */
const PAINT_TIMEOUT_MS = 300;

/**
 * Milliseconds without a file arriving after which the default view is shown in place of the requested one. At 12 KB/s, the
 * longest script takes 5 s.
 */
const STALLED_MS = 6000;

/** Milliseconds after which a page that loads another one has been left. */
const LEAVING_MS = 500;

const { scripts = "", parameters = "" } = document.currentScript?.dataset ?? {};
const files = scripts.split(" ");
const root = document.documentElement.dataset;

/** The page stays as it was prerendered, with a notice about what is missing. */
function showDefaultView(): void {
  root["view"] = location.search === "" ? "failed" : "default";
}

async function reloadOnce(): Promise<void> {
  const state: object = { ...history.state };
  if (!navigator.onLine || Reflect.has(state, "isReloaded")) return showDefaultView();
  // Without an answer, a reload would replace a readable page with an error.
  const answer = await fetch(location.href, { cache: "reload" }).catch(() => undefined);
  if (answer?.ok !== true) return showDefaultView();
  history.replaceState({ ...state, isReloaded: true }, "");
  location.reload();
}

let isRecovering = false;

window.recover = () => {
  if (isRecovering) return;
  isRecovering = true;
  // Firefox aborts scripts when a link is followed, and reports them as failed before it leaves the page.
  setTimeout(() => void reloadOnce(), LEAVING_MS);
};

let stalled: number | undefined;

function noteArrival(): void {
  clearTimeout(stalled);
  stalled = window.setTimeout(() => {
    // If the scripts arrive after all, they show the requested view.
    if (root["view"] === "loading") root["view"] = "default";
  }, STALLED_MS);
}

/** Runs the scripts one by one, each in its own task, so that no press waits for all. The last one starts the page. */
async function run(): Promise<void> {
  try {
    for (const href of files) await import(/* @vite-ignore */ href);
  } catch (error) {
    reportError(error);
    window.recover();
  }
}

function afterParsing(act: () => void): void {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", act);
  else act();
}

let isFetching = false;

/** Fetches all scripts at once, and runs them when the document is complete. */
function fetchScripts(): void {
  if (isFetching) return;
  isFetching = true;
  for (const href of files) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "modulepreload", crossOrigin: "", href });
    link.addEventListener("load", noteArrival);
    document.head.append(link);
  }
  noteArrival();
  afterParsing(() => void run());
}

/** The document is painted first, so that scripts don't compete with the text, fonts and artwork of the first view. */
function fetchAfterPaint(): void {
  // A page in the background is not painted.
  if (document.hidden) return fetchScripts();
  // Reported once the frame is on the screen; until then it needs the processor.
  new PerformanceObserver(fetchScripts).observe({ type: "paint", buffered: true });
  requestAnimationFrame(() => setTimeout(fetchScripts, PAINT_TIMEOUT_MS));
}

/** The query that the season was added to, by link: a component may have given the link another one since. */
const queries = new WeakMap<HTMLAnchorElement, string>();

/** Adds the chosen season to a link to another page: the one that the page shows, or the one of its address. */
function carrySeason({ target }: Event): void {
  const link = target instanceof Element ? target.closest("a") : null;
  const isPage = link?.href.startsWith(location.origin + import.meta.env.BASE_URL) === true;
  if (link === null || !isPage || /\.|\/search$/.test(link.pathname)) return;
  if (link.pathname === location.pathname) return;
  const query = new URLSearchParams(link.search);
  const isCarried = queries.get(link) === link.search;
  // A tournament means its own season.
  if (query.has("tournament") || (query.has("season") && !isCarried)) return;
  const season = root["season"] ?? new URLSearchParams(location.search).get("season") ?? "";
  if (season === "" && !isCarried) return;
  if (season === "") query.delete("season");
  else query.set("season", season);
  const search = query.toString();
  link.setAttribute("href", `${link.pathname}${search === "" ? "" : `?${search}`}${link.hash}`);
  queries.set(link, link.search);
}

// Before a link is prepared, followed or opened in a new tab.
for (const type of ["pointerover", "focusin", "pointerdown", "click", "auxclick"]) {
  addEventListener(type, carrySeason, true);
}
afterParsing(showViewNotices);

// An address with a parameter of its page asks for another view. This is marked before the first paint.
const isAnotherView =
  parameters !== "" && new RegExp(`[?&](?:${parameters})=[^&]`).test(location.search);
if (isAnotherView) root["view"] = "loading";

function begin(): void {
  if (isAnotherView) fetchScripts();
  else afterParsing(fetchAfterPaint);
}

// A page that was only prepared under the pointer does nothing before it is shown.
if (Reflect.get(document, "prerendering") === true) {
  document.addEventListener("prerenderingchange", begin, { once: true });
} else begin();
