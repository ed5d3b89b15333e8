import { setCacheNameDetails, type WorkboxPlugin } from "workbox-core";
import {
  getCacheKeyForURL,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { movedTo } from "#app/outputs/hosting/moved.ts";
import { cacheNames, isLeftBehind } from "#app/routes/offline/cache-names.ts";
import { standInPaths } from "#app/routes/page-declaration.ts";
import { storeArt } from "./art-bundle.ts";
import { isAsExpected } from "./expected-type.ts";
import type { WorkerScope } from "./scope.ts";

declare const self: WorkerScope;
/** Inserted by the build: files to precache, the artwork in one file, and the site's base path. */
declare const PRECACHE_ENTRIES: PrecacheEntry[];
declare const ART_BUNDLE: { readonly url: string; readonly integrity: string };
declare const SITE_BASE: string;
/** Hash of all documents: every deployment that changes a page has another worker. */
declare const SITE_REVISION: string;

const NETWORK_SECONDS = 3;
const MAX_PAGES = 60;
const MAX_PHOTOGRAPHS = 120;

const { scope } = self.registration;
/** Part of the script, so that browsers see a new worker. */
Object.assign(self, { revision: SITE_REVISION });
const names = cacheNames(scope);

/** Limits a cache to a number of entries, first in, first out. Workbox's own plugin would add a database. */
function limitEntries(max: number): WorkboxPlugin {
  return {
    cacheDidUpdate: async ({ cacheName }) => {
      const cache = await caches.open(cacheName);
      const requests = await cache.keys();
      const over = requests.slice(0, Math.max(0, requests.length - max));
      await Promise.all(over.map((request) => cache.delete(request)));
    },
  };
}

/**
 * Stores only responses of the expected type: others may come from a network's
 * filter, as at schools and hotels, and would stay forever.
 */
const expectedOnly: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) => Promise.resolve(isAsExpected(response) ? response : null),
};

/** The precached page at an address, redirected to its canonical address as hosts do. */
async function precachedPage(url: string): Promise<Response | undefined> {
  const { pathname, search } = new URL(url);
  const to = movedTo(pathname.slice(SITE_BASE.length - 1));
  if (to === undefined) return matchPrecache(pathname);
  return Response.redirect(`${SITE_BASE.slice(0, -1)}${to}${search}`, 308);
}

/** "You are offline", at the address of a page that is not stored. */
async function offlinePage(): Promise<Response> {
  const page = await matchPrecache(SITE_BASE.slice(0, -1) + standInPaths.offline);
  if (page === undefined) return Response.error();
  return new Response(page.body, { status: 503, headers: { "Content-Type": "text/html" } });
}

/** Stores a drawing, if it is as expected and not stored. */
async function storeDrawing(file: string): Promise<void> {
  if ((await caches.match(file)) !== undefined) return;
  const response = await fetch(file);
  if (response.ok && isAsExpected(response)) {
    await (await caches.open(names.art)).put(file, response);
  }
}

/**
 * Stores the drawings of a page, so that a stored page is complete: its styles are inlined, and its scripts precached.
 *
 * @returns whether the response may be stored: it is a page of this site, not one that a network's filter sends in
 * its place, and is not precached
 */
async function storeDrawingsOf(response: Response): Promise<boolean> {
  if (!response.ok || getCacheKeyForURL(new URL(response.url).pathname) !== undefined) return false;
  const html = await response.clone().text();
  // Every document of this site has this script.
  if (!html.includes("<script data-scripts=")) return false;
  const files = html.matchAll(/(?<=href=")[^"#]*\/art\/[^"#]+/g);
  await Promise.all(Array.from(new Set(Array.from(files, ([file]) => file)), storeDrawing));
  return true;
}

/** Network first. Without an answer, or after a server error: the page as visited last, or as precached. */
const pages: WorkboxPlugin = {
  // Views of a page are one document.
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(request.url.replace(/[?#].*$/, "")),
  cacheWillUpdate: async ({ response }) => {
    // Without a connection, it is stored at the next visit.
    const mayStore = await storeDrawingsOf(response).catch(() => false);
    return mayStore ? response : null;
  },
  cachedResponseWillBeUsed: async ({ request, event, cachedResponse }) => {
    // The request of the event has the query, which redirects need and the key of the cache lacks.
    const original = event !== undefined && "request" in event ? event.request : undefined;
    const { url } = original instanceof Request ? original : request;
    return cachedResponse ?? precachedPage(url);
  },
  // Back would take the document of an earlier deployment from the browser's own cache.
  requestWillFetch: ({ request }) => Promise.resolve(new Request(request, { cache: "no-cache" })),
  fetchDidSucceed: ({ response, state }) => {
    if (response.status < 500) return Promise.resolve(response);
    Object.assign(state ?? {}, { failure: response });
    throw new Error(`The server answered ${response.status}.`);
  },
  handlerDidError: async ({ state }) => {
    const failure: unknown = state?.["failure"];
    return failure instanceof Response ? failure : offlinePage();
  },
};

/** Deletes stored pages, photographs, and all caches of earlier deployments: whoever has been removed is gone after one visit. */
async function forget(): Promise<void> {
  const all = await caches.keys();
  const leftBehind = all.filter((name) => isLeftBehind(name, scope));
  await Promise.all([names.seen, names.media, ...leftBehind].map((name) => caches.delete(name)));
}

/** Stores the open pages: the first visit came before this worker. */
async function storeOpenPages(): Promise<void> {
  const seen = await caches.open(names.seen);
  for (const { url } of await self.clients.matchAll({ includeUncontrolled: true })) {
    const address = url.replace(/[?#].*$/, "");
    const response = await fetch(address);
    if (await storeDrawingsOf(response)) await seen.put(address, response);
  }
}

// Documents come from the network and name their own files, so that open pages can go on with this worker.
self.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([storeArt(names.art, ART_BUNDLE), self.skipWaiting()]));
});
self.addEventListener("activate", (event) => {
  event.waitUntil(
    forget()
      .then(() => self.clients.claim())
      // Without a connection, they are stored at the next visit.
      .then(() => storeOpenPages().catch(() => undefined)),
  );
});

setCacheNameDetails({ prefix: "site", precache: "precache", suffix: scope });
// Before the precache, which would answer for pages without asking the network.
registerRoute(
  new NavigationRoute(
    new NetworkFirst({
      cacheName: names.seen,
      networkTimeoutSeconds: NETWORK_SECONDS,
      plugins: [pages, limitEntries(MAX_PAGES)],
    }),
  ),
);
precacheAndRoute(PRECACHE_ENTRIES, { cleanURLs: false, directoryIndex: "" });

/** Files whose content never changes: hashed names, and photographs. */
function keep(folder: string, cacheName: string, max: number): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(SITE_BASE + folder),
    new CacheFirst({ cacheName, plugins: [expectedOnly, limitEntries(max)] }),
  );
}
keep("art/", names.art, Infinity);
keep("media/", names.media, MAX_PHOTOGRAPHS);
