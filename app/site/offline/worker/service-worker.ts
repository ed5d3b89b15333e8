import { type WorkboxPlugin, setCacheNameDetails } from "workbox-core";
import { precacheAndRoute, type PrecacheEntry } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { DATA_ENDING } from "#app/routes/page-declaration.ts";
import { cacheNames } from "#app/routes/offline/cache-names.ts";
import type { ArtStore } from "./art-store.ts";
import { fetchBypassingCaches, bypassesCaches } from "./past-caches.ts";
import type { Published } from "./published.ts";
import { isAsExpected } from "./expected-type.ts";
import { registerLifeCycle } from "./life-cycle.ts";
import { dataPlugin, pagePlugin } from "./page-plugin.ts";
import type { WorkerScope } from "./scope.ts";
import { seenPlugin } from "./seen-pages.ts";

/**
 * Limits a cache to a number of entries, first in, first out. Workbox's own plugin would add a
 * database, but this site stores only caches.
 */
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
 * Stores only responses of the expected type. Others may come from a filter or a captive portal,
 * and would stay forever.
 */
const expectedOnly: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) => Promise.resolve(isAsExpected(response) ? response : null),
};

declare const self: WorkerScope;
/** Inserted by the build: files to precache, the artwork bundle, the site's base path, and what it has published. */
declare const PRECACHE_ENTRIES: PrecacheEntry[];
declare const ART_BUNDLE: ArtStore["bundle"];
declare const SITE_BASE: string;
declare const PUBLISHED: Published;

const NETWORK_SECONDS = 3;
const MAX_ASSETS = 300;
const MAX_PHOTOGRAPHS = 120;

const { scope } = self.registration;
const names = cacheNames(scope);
// The build inserts the list at every mention, so mention it once.
const entries = PRECACHE_ENTRIES;
const art = { name: names.art, bundle: ART_BUNDLE };
const context = { base: SITE_BASE, names, art, published: PUBLISHED };

function matchFolder(folder: string) {
  return ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }) =>
    sameOrigin && url.pathname.startsWith(SITE_BASE + folder);
}

setCacheNameDetails({ prefix: "site", precache: "precache", suffix: scope });
registerLifeCycle(self, entries, context);

// Before the precache, which would answer for pages without asking the network.
registerRoute(
  new NavigationRoute(
    new NetworkFirst({
      networkTimeoutSeconds: NETWORK_SECONDS,
      plugins: [pagePlugin(context)],
    }),
  ),
);
registerRoute(bypassesCaches, ({ request }) => fetchBypassingCaches(context, request));
// Handled like the document, because older data would not match it.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith(DATA_ENDING),
  new NetworkFirst({
    networkTimeoutSeconds: NETWORK_SECONDS,
    plugins: [dataPlugin(context)],
  }),
);
precacheAndRoute(entries, { cleanURLs: false, directoryIndex: "" });

// Hashed names: their content never changes.
registerRoute(
  matchFolder("assets/"),
  new CacheFirst({
    cacheName: names.assets,
    plugins: [expectedOnly, limitEntries(MAX_ASSETS), seenPlugin(names)],
  }),
);
registerRoute(
  matchFolder("art/"),
  new CacheFirst({ cacheName: names.art, plugins: [expectedOnly, seenPlugin(names)] }),
);
registerRoute(
  matchFolder("media/"),
  new CacheFirst({
    cacheName: names.media,
    plugins: [expectedOnly, limitEntries(MAX_PHOTOGRAPHS)],
  }),
);
