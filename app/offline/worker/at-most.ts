import type { WorkboxPlugin } from "workbox-core";

/**
 * Limits a cache to a number of entries, first in first out. Workbox's own plugin writes a database besides
 * the cache; this site stores nothing else on the device.
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
