import { matchPrecache } from "workbox-precaching";
import type { WorkboxPlugin } from "workbox-core";
import { seenFile } from "./seen-pages.ts";
import { movedTo } from "#app/hosting/moved.ts";
import { standInPaths } from "#app/paths.ts";

/** Response headers about the bytes as they were sent. */
const ofTheBytes = ["Content-Encoding", "Content-Length", "ETag", "Last-Modified"];

/**
 * The page for those who are offline, in the place of one that is not stored. Whether that one
 * exists the worker cannot know: there may be pages that came after it.
 */
async function offlinePage(base: string): Promise<Response> {
  const page = await matchPrecache(base.slice(0, -1) + standInPaths.offline);
  if (page === undefined) return Response.error();
  const headers = new Headers(page.headers);
  for (const name of ofTheBytes) headers.delete(name);
  return new Response(page.body, { status: 503, headers });
}

interface Kept {
  /** The site's path on its host. */
  readonly base: string;
  /** The name of the cache of pages that were seen. */
  readonly seen: string;
}

/** A kept file, by its path. */
async function keptFile(url: string, seen: string): Promise<Response | undefined> {
  return (await matchPrecache(new URL(url).pathname)) ?? (await seenFile(seen, url));
}

/** The kept page at an address, led on to the one address as by the hosts; the query goes with it. */
async function keptPage({ url }: Request, { base, seen }: Kept): Promise<Response | undefined> {
  const { pathname, search } = new URL(url);
  const to = movedTo(pathname.slice(base.length - 1));
  if (to === undefined) return keptFile(url, seen);
  return Response.redirect(`${base.slice(0, -1)}${to}${search}`, 308);
}

/** Uses a kept file where the network fails, or the server answers that it failed itself. */
function keptPlugin(find: (request: Request) => Promise<Response | undefined>): WorkboxPlugin {
  return {
    cacheWillUpdate: () => Promise.resolve(null),
    cachedResponseWillBeUsed: ({ request }) => find(request),
    fetchDidSucceed: async ({ request, response }) => {
      if (response.status < 500 || (await find(request)) === undefined) return response;
      throw new Error(`The server answered ${response.status}.`);
    },
  };
}

/**
 * Pages come from the network. One that does not answer in time, not at all, or with a failure of
 * its own is replaced by the page that was kept when the worker was installed, or when it was seen.
 */
export function pagePlugin(kept: Kept): WorkboxPlugin {
  return {
    ...keptPlugin((request) => keptPage(request, kept)),
    handlerDidError: () => offlinePage(kept.base),
  };
}

/**
 * A page's data come from the network, as its document does, and in the same troubles they are those that were kept
 * with the page.
 *
 * @param seen the name of the cache of pages that were seen
 */
export function dataPlugin(seen: string): WorkboxPlugin {
  return keptPlugin(({ url }) => keptFile(url, seen));
}
