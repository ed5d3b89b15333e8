import { type WorkboxPlugin, setCacheNameDetails } from "workbox-core";
import { precacheAndRoute, type PrecacheEntry } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { DATA_ENDING } from "#app/pages/shared/page-declaration.ts";
import { cacheNames } from "#app/pages/shared/offline/cache-names.ts";
import type { ArtStore } from "./art-store.ts";
import { isAsExpected } from "./expected-type.ts";
import { lifeCycle } from "./life-cycle.ts";
import { dataPlugin, pagePlugin } from "./page-plugin.ts";
import type { WorkerScope } from "./scope.ts";
import { seenPlugin } from "./seen-pages.ts";

/**
 * Limits a cache to a number of entries, first in first out. Workbox's own plugin writes a database besides
 * the cache; this site stores nothing else on the device.
 */
function atMost(most: number): WorkboxPlugin {
  return {
    cacheDidUpdate: async ({ cacheName }) => {
      const cache = await caches.open(cacheName);
      const requests = await cache.keys();
      const over = requests.slice(0, Math.max(0, requests.length - most));
      await Promise.all(over.map((request) => cache.delete(request)));
    },
  };
}

/** Keeps only answers of the expected type: others may be of a filter or a portal, and would stay for good. */
const expectedOnly: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) => Promise.resolve(isAsExpected(response) ? response : null),
};

declare const self: WorkerScope;
/** Inserted by the build: files to precache, the artwork bundle, and the site's base path. */
declare const PRECACHE_ENTRIES: PrecacheEntry[];
declare const ART_BUNDLE: ArtStore["bundle"];
declare const SITE_BASE: string;

const NETWORK_SECONDS = 3;
const MOST_ASSETS = 300;
const MOST_PHOTOGRAPHS = 120;

const { scope } = self.registration;
const names = cacheNames(scope);
// The build writes the list wherever it is named.
const entries = PRECACHE_ENTRIES;
const art = { name: names.art, bundle: ART_BUNDLE };

function isBelow(folder: string) {
  return ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }) =>
    sameOrigin && url.pathname.startsWith(SITE_BASE + folder);
}

setCacheNameDetails({ prefix: "site", precache: "precache", suffix: scope });
lifeCycle(self, entries, art);

// Before the precache, which would answer for pages without asking the network.
registerRoute(
  new NavigationRoute(
    new NetworkFirst({
      networkTimeoutSeconds: NETWORK_SECONDS,
      plugins: [pagePlugin({ base: SITE_BASE, seen: names.seen })],
    }),
  ),
);
// With the document: data that are older than it would not fit. Who asks for the newest scores gets no kept ones.
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && url.pathname.endsWith(DATA_ENDING) && request.cache !== "no-cache",
  new NetworkFirst({
    networkTimeoutSeconds: NETWORK_SECONDS,
    plugins: [dataPlugin(names.seen)],
  }),
);
precacheAndRoute(entries, { cleanURLs: false, directoryIndex: "" });

// Their names change with their content.
registerRoute(
  isBelow("assets/"),
  new CacheFirst({
    cacheName: names.assets,
    plugins: [expectedOnly, atMost(MOST_ASSETS), seenPlugin(names.seen)],
  }),
);
registerRoute(
  isBelow("art/"),
  new CacheFirst({ cacheName: names.art, plugins: [expectedOnly, seenPlugin(names.seen)] }),
);
registerRoute(
  isBelow("media/"),
  new CacheFirst({ cacheName: names.media, plugins: [expectedOnly, atMost(MOST_PHOTOGRAPHS)] }),
);
