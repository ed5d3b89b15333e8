import type { WorkboxPlugin } from "workbox-core";
import { getCacheKeyForURL } from "workbox-precaching";
import { filesOfDocument } from "./files-of-document.ts";

/** Number of visited pages to store; the most recent ones stay. */
const MOST = 60;

async function fetchInto(cache: Cache, file: string): Promise<void> {
  const response = await fetch(file);
  if (response.ok) await cache.put(file, response);
}

/** Removes the oldest pages, and files that no page needs any more. */
async function removeOldest(cache: Cache): Promise<void> {
  const keys = await cache.keys();
  const documents = keys.filter(({ url }) => !/\.\w+$/.test(new URL(url).pathname));
  if (documents.length <= MOST) return;
  const kept = documents.slice(-MOST);
  const texts = await Promise.all(kept.map(async (key) => (await cache.match(key))?.text() ?? ""));
  const needed = new Set(
    [...kept.map(({ url }) => url), ...texts.flatMap(filesOfDocument)].map(
      (file) => new URL(file, location.href).href,
    ),
  );
  await Promise.all(keys.filter(({ url }) => !needed.has(url)).map((key) => cache.delete(key)));
}

/**
 * Stores a visited page with its files; precached pages are skipped. The document is stored last, so that a
 * stored page is complete.
 *
 * @param name of the cache
 */
export async function keepSeenPage(name: string, path: string): Promise<void> {
  if (getCacheKeyForURL(path) !== undefined) return;
  const document = await fetch(path);
  if (!document.ok) return;
  const cache = await caches.open(name);
  const files = filesOfDocument(await document.clone().text());
  // All other files have a hash in their names: they never change.
  const kept = await Promise.all(
    files.map(async (file) => (file.endsWith(".json") ? undefined : cache.match(file))),
  );
  await Promise.all(
    files.filter((_, place) => kept[place] === undefined).map((file) => fetchInto(cache, file)),
  );
  // To the end of the list, where the newest stand.
  await cache.delete(path);
  await cache.put(path, document);
  await removeOldest(cache);
}

/** The file of a visited page, whatever its query. */
export async function seenFile(name: string, url: string): Promise<Response | undefined> {
  return caches.match(new URL(url).pathname, { cacheName: name });
}

/** Looks up files among the visited pages if they are not precached. */
export function seenPlugin(name: string): WorkboxPlugin {
  return {
    cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
      cachedResponse ?? (await seenFile(name, request.url)),
  };
}
