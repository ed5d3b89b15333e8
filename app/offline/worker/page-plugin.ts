import { matchPrecache } from "workbox-precaching";
import type { WorkboxPlugin } from "workbox-core";

/** What an answer says of its own bytes; the rest, such as its security policy, holds for every page. */
const ofTheBytes = ["Content-Encoding", "Content-Length", "ETag", "Last-Modified"];

/**
 * The page that stands in for unknown addresses, as the site's server would give it. It comes with
 * the worker, because not every host lets it be asked for.
 */
async function notFound(html: string, home: string): Promise<Response> {
  const headers = new Headers((await matchPrecache(home))?.headers);
  for (const name of ofTheBytes) headers.delete(name);
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status: 404, headers });
}

/** The kept page at an address, with or without a slash at its end; the query is the browser's matter. */
async function keptPage(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  return (await matchPrecache(pathname)) ?? matchPrecache(pathname.replace(/\/+$/, ""));
}

/**
 * Pages come from the network. One that does not answer in time, not at all, or with a failure of
 * its own is replaced by the page that was kept when the worker was installed. Nothing is added to
 * what is kept: all kept pages belong to one deployment and to the scripts kept with them.
 *
 * @param notFoundPage the HTML of the page for unknown addresses
 * @param home the path of the page whose header fields it shares
 */
export function pagePlugin(notFoundPage: string, home: string): WorkboxPlugin {
  return {
    cacheWillUpdate: () => Promise.resolve(null),
    cachedResponseWillBeUsed: ({ request }) => keptPage(request),
    fetchDidSucceed: async ({ request, response }) => {
      if (response.status < 500 || (await keptPage(request)) === undefined) return response;
      throw new Error(`The server answered ${response.status}.`);
    },
    handlerDidError: () => notFound(notFoundPage, home),
  };
}
