import { matchPrecache } from "workbox-precaching";
import type { WorkboxPlugin } from "workbox-core";
import { isGone } from "./expected-type.ts";
import { dropGonePage } from "./gone.ts";
import type { CacheNames } from "#app/routes/offline/cache-names.ts";
import type { WorkerContext } from "./worker-context.ts";
import { seenFile } from "./seen-pages.ts";
import { movedTo } from "#app/outputs/hosting/moved.ts";
import { standInPaths } from "#app/routes/page-declaration.ts";

/** Response headers about the bytes as they were sent. */
const encodingHeaders = ["Content-Encoding", "Content-Length", "ETag", "Last-Modified"];

/**
 * The offline page, in place of one that is not stored. The worker cannot know whether that page exists: it
 * may be newer than the worker.
 */
async function offlinePage({ base, names }: WorkerContext): Promise<Response> {
  const page = await storedFile(
    new URL(base.slice(0, -1) + standInPaths.offline, location.href).href,
    names,
  );
  if (page === undefined) return Response.error();
  const headers = new Headers(page.headers);
  for (const name of encodingHeaders) headers.delete(name);
  return new Response(page.body, { status: 503, headers });
}

/** A stored file; a new deployment that waits has replaced those of this one. */
async function storedFile(url: string, { seen, precache }: CacheNames) {
  const { pathname } = new URL(url, location.href);
  return (
    (await matchPrecache(pathname)) ??
    (await seenFile(seen, url)) ??
    (await caches.match(pathname, { cacheName: precache, ignoreSearch: true }))
  );
}

/** The stored page at an address, redirected to its canonical address as hosts do; the query is kept. */
async function storedPage(
  { url }: Request,
  { base, names }: WorkerContext,
): Promise<Response | undefined> {
  const { pathname, search } = new URL(url);
  const to = movedTo(pathname.slice(base.length - 1));
  if (to === undefined) return storedFile(url, names);
  return Response.redirect(`${base.slice(0, -1)}${to}${search}`, 308);
}

/**
 * Fetches from the network, with the stored file as fallback after a failure or a server error. What the server says is
 * gone is dropped.
 */
function networkFirst(
  context: WorkerContext,
  findStored: (request: Request) => Promise<Response | undefined>,
): WorkboxPlugin {
  return {
    cacheWillUpdate: () => Promise.resolve(null),
    cachedResponseWillBeUsed: ({ request }) => findStored(request),
    fetchDidSucceed: async ({ request, response }) => {
      if (isGone(response)) await dropGonePage(context, request.url);
      if (response.status < 500 || (await findStored(request)) === undefined) return response;
      throw new Error(`The server answered ${response.status}.`);
    },
  };
}

/**
 * Serves pages from the network first. If it is too slow, fails or returns a server error, it
 * serves the page stored at installation or on a visit.
 */
export function pagePlugin(context: WorkerContext): WorkboxPlugin {
  return {
    ...networkFirst(context, (request) => storedPage(request, context)),
    handlerDidError: () => offlinePage(context),
  };
}

/** Serves a page's data, network first or from storage, like its document. */
export function dataPlugin(context: WorkerContext): WorkboxPlugin {
  return networkFirst(context, ({ url }) => storedFile(url, context.names));
}
