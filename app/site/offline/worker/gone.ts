import { getCacheKeyForURL } from "workbox-precaching";
import { DATA_ENDING } from "#app/routes/page-declaration.ts";
import type { WorkerContext } from "./worker-context.ts";
import { dropSeenPages } from "./seen-pages.ts";

/**
 * Drops the stored copies of a page and its data.
 *
 * @param url of either of them
 */
export async function dropGonePage(context: WorkerContext, url: string): Promise<void> {
  const { pathname } = new URL(url, location.href);
  const stem = pathname.endsWith(DATA_ENDING) ? pathname.slice(0, -DATA_ENDING.length) : pathname;
  const home = `${context.base}index`;
  const page = stem === home ? context.base : stem;
  const files = [page, (page === context.base ? home : page) + DATA_ENDING];
  const precache = await caches.open(context.names.precache);
  const keys = files.flatMap((file) => getCacheKeyForURL(file) ?? []);
  await Promise.all(keys.map((key) => precache.delete(key)));
  await dropSeenPages(context, [page]);
}
