import { matchPrecache } from "workbox-precaching";
import type { WorkboxPlugin } from "workbox-core";

/**
 * A page's data come from the network, as its document does; without a connection they are those that
 * were kept with the page.
 */
export const keptDataPlugin: WorkboxPlugin = {
  cacheWillUpdate: () => Promise.resolve(null),
  cachedResponseWillBeUsed: ({ request }) => matchPrecache(new URL(request.url).pathname),
};
