import { getCacheKeyForURL } from "workbox-precaching";
import { isAsExpected, isGone } from "./expected-type.ts";
import { dropGonePage } from "./gone.ts";
import type { WorkerContext } from "./worker-context.ts";
import { DATA_ENDING } from "#app/routes/page-declaration.ts";

/** Whether a page asks for a file past all caches. A reload is not such a request: it works offline. */
export function bypassesCaches({ request, sameOrigin }: { request: Request; sameOrigin: boolean }) {
  const isAsked = request.cache === "reload" || request.cache === "no-cache";
  return sameOrigin && isAsked && request.mode !== "navigate";
}

/** The cache and key of a stored file whose name is a hash, so that the server's copy is right. */
function locateFile(
  { base, names }: WorkerContext,
  pathname: string,
): [cache: string, key: string] | undefined {
  const key = getCacheKeyForURL(pathname);
  if (pathname.startsWith(`${base}art/`)) return [names.art, pathname];
  if (!pathname.startsWith(`${base}assets/`)) return undefined;
  return key === undefined ? [names.assets, pathname] : [names.precache, key];
}

/** Fetches a file past all caches. It replaces a stored script, style or drawing; a page that is gone is dropped. */
export async function fetchBypassingCaches(
  context: WorkerContext,
  request: Request,
): Promise<Response> {
  const response = await fetch(request);
  const { pathname } = new URL(request.url);
  if (isGone(response) && pathname.endsWith(DATA_ENDING)) await dropGonePage(context, pathname);
  const file = locateFile(context, pathname);
  if (file !== undefined && response.ok && isAsExpected(response)) {
    const [cache, key] = file;
    await (await caches.open(cache)).put(key, response.clone());
  }
  return response;
}
