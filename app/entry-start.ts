import { showViewNotices } from "#app/site/view-notice.ts";

/** Timeout for browsers that do not report their first paint, from the first frame. */
const paintTimeoutMs = 300;

/** Milliseconds after which a page that loads another one has been left. */
const leavingMs = 500;

/**
 * Milliseconds without a file arriving after which the default view is shown in place of the requested one. At 12 KB/s, the
 * longest script takes 5 s.
 */
const stalledMs = 6000;

const {
  scripts = "",
  page = "",
  parameters = "",
  code = "",
  revision = "",
} = document.currentScript?.dataset ?? {};
const files = scripts.split(" ");
const root = document.documentElement.dataset;
let isAsked = false;

const fetchAnew = (file: string) => fetch(file, { cache: "reload" });

async function reloadPastCaches(): Promise<boolean> {
  const version = `${code} ${revision}`;
  const before: object = { ...history.state };
  // If the same version comes back, another reload would not help.
  if (!navigator.onLine || Reflect.get(before, "reloadedFrom") === version) return false;
  let isLeft = false;
  addEventListener("pagehide", () => (isLeft = true), { once: true });
  // Firefox aborts pending scripts when a link is followed, and reports them as failed before it leaves the page.
  await new Promise((resolve) => setTimeout(resolve, leavingMs));
  if (isLeft) return false;
  try {
    // The server must have all that the page needs: otherwise a reload would replace a readable page with an error. The
    // offline worker replaces damaged copies meanwhile.
    const html = await (await fetchAnew(location.href)).text();
    // A filter may answer in its place.
    const [, next, data] = /-scripts="(.+?)" \S+-page="(.+?)"/.exec(html) ?? [];
    if (next === undefined || data === undefined) return false;
    const answers = await Promise.all([data, ...next.split(" ")].map(fetchAnew));
    if (!answers.every(({ ok }) => ok)) return false;
  } catch {
    return false;
  }
  history.replaceState({ ...before, reloadedFrom: version }, "");
  location.reload();
  return true;
}

let reloading: Promise<boolean> | undefined;
window.reloadOnce = () => (reloading ??= reloadPastCaches());

/** Shows the prerendered default view with a notice about what does not work. */
async function fail(): Promise<void> {
  if (await window.reloadOnce()) return;
  root["view"] = root["view"] === "loading" ? "default" : "failed";
}

/** Runs the scripts one by one, each in its own task, so that no press waits for all. The last one starts the page. */
async function run(): Promise<void> {
  let isStarted = false;
  for (const href of files) {
    isStarted = await import(/* @vite-ignore */ href).then(
      () => true,
      (error: unknown) => {
        reportError(error);
        return false;
      },
    );
  }
  // Some servers answer for a script with nothing.
  if (!isStarted || window.isAppStarted !== true) await fail();
}

let stalled: number | undefined;

function noteArrival(): void {
  clearTimeout(stalled);
  stalled = window.setTimeout(() => {
    // If the scripts arrive after all, they show the requested view.
    if (root["view"] === "loading") root["view"] = "default";
  }, stalledMs);
}

function afterParsing(act: () => void): void {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", act);
  else act();
}

/** The selected season: until the page is hydrated of the address, afterwards what the history entry remembers. */
function selectedSeason(): unknown {
  const [, asked] = /[?&]season=([^&]*)/.exec(location.search) ?? [];
  if (root["links"] === undefined && asked !== undefined) return asked;
  const { navigation }: { readonly navigation?: Partial<Navigation> } = window;
  const state: unknown = navigation?.currentEntry?.getState() ?? history.state;
  return Reflect.get(Object(state), "season");
}

/**
 * A link that loads a document, here or in a new tab, hands the selected season to it; otherwise it would be left behind.
 * The app follows plain presses itself.
 */
function carrySeason(event: MouseEvent): void {
  const { target, defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  const isPlain = ![button, ctrlKey, metaKey, shiftKey, altKey].some(Boolean);
  const link = target instanceof Element ? target.closest("a") : null;
  if (defaultPrevented || link === null || (isPlain && root["links"] === "app")) return;
  const season = selectedSeason();
  const isPage = link.href.startsWith(location.origin + import.meta.env.BASE_URL);
  if (!isPage || link.pathname === location.pathname || link.pathname.includes(".")) return;
  const { search } = link;
  if (typeof season !== "string" || /[?&]season=/.test(search)) return;
  const own = link.getAttribute("href") ?? "";
  link.search = `${search === "" ? "?" : `${search}&`}selected=${season}`;
  setTimeout(() => link.setAttribute("href", own));
}

/** Fetches all scripts and the page's data at once, and runs the scripts when the document is complete. */
function fetchScripts(): void {
  if (isAsked) return;
  isAsked = true;
  for (const href of files) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.crossOrigin = "";
    link.href = href;
    link.addEventListener("load", noteArrival);
    document.head.append(link);
  }
  noteArrival();
  window.pageData = fetch(page);
  // The reader of the data reports failures.
  window.pageData.then(noteArrival, () => undefined);
  afterParsing(() => void run());
}

addEventListener("click", carrySeason);
addEventListener("auxclick", carrySeason);
afterParsing(showViewNotices);

// A page that shows one season shows the one that a link has handed over; for the others the history entry remembers it.
const [handedOver, handedSeason] = /selected=([^&]+)/.exec(location.search) ?? [];
if (handedOver !== undefined) {
  const isShown = parameters.split("|").includes("season");
  const href = location.href.replace(handedOver, isShown ? `season=${handedSeason}` : "");
  history.replaceState({ season: handedSeason }, "", href.replace(/[?&](?=#|$)/, ""));
}

// An address with a parameter of its page requests another view than the document has. This is marked before the first
// paint, and the scripts are fetched at once.
if (parameters !== "" && new RegExp(`[?&](?:${parameters})=[^&]`).test(location.search)) {
  root["view"] = "loading";
  fetchScripts();
}
// Other documents are painted first, so that scripts don't compete with the text, fonts and artwork of the first view.
else {
  afterParsing(() => {
    // A page in the background is not painted.
    if (document.hidden) return fetchScripts();
    // Reported once the frame is on the screen; until then it needs the processor.
    new PerformanceObserver(fetchScripts).observe({ type: "paint", buffered: true });
    requestAnimationFrame(() => setTimeout(fetchScripts, paintTimeoutMs));
  });
}
