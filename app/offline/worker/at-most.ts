import type { WorkboxPlugin } from "workbox-core";

/**
 * Keeps a cache small: the entries that came first go first. Workbox's own plugin for this writes
 * a database besides the cache; this site stores nothing else on the device.
 */
export function atMost(most: number): WorkboxPlugin {
  return {
    cacheDidUpdate: async ({ cacheName }) => {
      const cache = await caches.open(cacheName);
      const requests = await cache.keys();
      const over = requests.slice(0, Math.max(0, requests.length - most));
      await Promise.all(over.map((request) => cache.delete(request)));
    },
  };
}
