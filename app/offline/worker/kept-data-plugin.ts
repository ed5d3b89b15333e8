import { matchPrecache } from "workbox-precaching";
import type { WorkboxPlugin } from "workbox-core";
import { seenFile } from "./seen-pages.ts";

/**
 * A page's data come from the network, as its document does; without a connection they are those that
 * were kept with the page.
 *
 * @param seen the name of the cache of pages that were seen
 */
export function keptDataPlugin(seen: string): WorkboxPlugin {
  return {
    cacheWillUpdate: () => Promise.resolve(null),
    cachedResponseWillBeUsed: async ({ request: { url } }) =>
      (await matchPrecache(new URL(url).pathname)) ?? (await seenFile(seen, url)),
  };
}
