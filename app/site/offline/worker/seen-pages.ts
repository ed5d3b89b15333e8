import type { WorkboxPlugin } from "workbox-core";
import { getCacheKeyForURL } from "workbox-precaching";
import type { PageVersion } from "#app/routes/page-file.ts";
import { isAsExpected } from "./expected-type.ts";
import { filesOfDocument } from "./files-of-document.ts";

/** Number of visited pages to store; the oldest are removed. */
const MOST = 60;

/** Stores a file. Returns whether the response was usable. */
async function fetchInto(cache: Cache, file: string): Promise<boolean> {
  const response = await fetch(file);
  if (!response.ok || !isAsExpected(response)) return false;
  await cache.put(file, response);
  return true;
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
 * Whether a document and its data come from the same deployment. While a new one rolls out, servers
 * may mix them.
 */
async function belongTogether(html: string, data: Response): Promise<boolean> {
  if (!data.ok || !isAsExpected(data)) return false;
  const { revision, code }: PageVersion = await data.clone().json();
  return html.includes(` data-revision="${revision}"`) && html.includes(` data-code="${code}"`);
}

/**
 * Stores a visited page with its files; precached pages are skipped. The document is stored last, so that a
 * stored page is complete. If a file is missing or wrong, the page is stored on a later visit.
 *
 * @param name of the cache
 */
export async function keepSeenPage(name: string, path: string): Promise<void> {
  if (getCacheKeyForURL(path) !== undefined) return;
  const document = await fetch(path);
  if (!document.ok) return;
  const html = await document.clone().text();
  const [dataPath, ...files] = filesOfDocument(html);
  // A page from elsewhere, such as a network filter's, has no data.
  if (dataPath === undefined) return;
  const data = await fetch(dataPath);
  if (!(await belongTogether(html, data))) return;
  const cache = await caches.open(name);
  // Hashed names: their content never changes.
  const areStored = await Promise.all(
    files.map(async (file) => (await cache.match(file)) !== undefined || fetchInto(cache, file)),
  );
  if (areStored.includes(false)) return;
  await cache.put(dataPath, data);
  // Moves it to the end of the list, where the newest pages are.
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
