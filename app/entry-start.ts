import { showViewNotices } from "#app/site/view-notice.ts";

/** Timeout for browsers that do not report their first paint, from the first frame. */
const paintTimeoutMs = 300;

/** Milliseconds after which a page that loads another one has been left. */
const leavingMs = 500;

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

/** Removes what the offline worker keeps of the site; it is installed again after the next load. */
async function dropKeptFiles(): Promise<void> {
  const worker =
    "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  if (worker === undefined) return;
  await worker.unregister();
  for (const name of await caches.keys()) {
    if (name.endsWith(worker.scope)) await caches.delete(name);
  }
}

async function reloadPastCaches(): Promise<boolean> {
  const version = `${code} ${revision}`;
  const state: unknown = history.state;
  const before = typeof state === "object" ? { ...state } : {};
  // If the same version comes back, another reload would not help.
  if (!navigator.onLine || Reflect.get(before, "reloadedFrom") === version) return false;
  let isLeft = false;
  addEventListener("pagehide", () => (isLeft = true), { once: true });
  // Firefox aborts pending scripts when a link is followed, and reports them as failed before it leaves the page.
  await new Promise((resolve) => setTimeout(resolve, leavingMs));
  if (isLeft) return false;
  try {
    // Without the server, a reload would replace a readable page with an error.
    await fetch(location.href, { method: "HEAD" });
    await dropKeptFiles();
    await Promise.all(files.map((file) => fetch(file, { cache: "reload" })));
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
  if (!isStarted) await fail();
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
  const isPlain = button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
  const link = target instanceof Element ? target.closest("a") : null;
  if (defaultPrevented || link === null || (isPlain && root["links"] === "app")) return;
  const season = selectedSeason();
  const isPage = link.href.startsWith(location.origin + import.meta.env.BASE_URL);
  if (!isPage || link.pathname === location.pathname || link.pathname.includes(".")) return;
  const query = new URLSearchParams(link.search);
  if (typeof season !== "string" || query.has("season")) return;
  query.set("selected", season);
  const own = link.getAttribute("href") ?? "";
  link.search = query.toString();
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
    document.head.append(link);
  }
  window.pageData = fetch(page);
  // The reader of the data reports failures.
  window.pageData.catch(() => undefined);
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
