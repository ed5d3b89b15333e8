import { getCacheKeyForURL } from "workbox-precaching";
import { DATA_ENDING } from "#app/routes/page-declaration.ts";
import type { Kept } from "./kept.ts";
import { dropSeenPages } from "./seen-pages.ts";

/**
 * Drops the stored copies of a page and its data.
 *
 * @param url of either of them
 */
export async function dropGonePage(kept: Kept, url: string): Promise<void> {
  const { pathname } = new URL(url, location.href);
  const stem = pathname.endsWith(DATA_ENDING) ? pathname.slice(0, -DATA_ENDING.length) : pathname;
  const home = `${kept.base}index`;
  const page = stem === home ? kept.base : stem;
  const files = [page, (page === kept.base ? home : page) + DATA_ENDING];
  const precache = await caches.open(kept.names.precache);
  const keys = files.flatMap((file) => getCacheKeyForURL(file) ?? []);
  await Promise.all(keys.map((key) => precache.delete(key)));
  await dropSeenPages(kept, [page]);
}
