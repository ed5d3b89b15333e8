import type { WorkboxPlugin } from "workbox-core";
import { getCacheKeyForURL } from "workbox-precaching";
import type { CacheNames } from "#app/routes/offline/cache-names.ts";
import type { PageVersion } from "#app/routes/page-file.ts";
import { dropSheets } from "./art-store.ts";
import { isAsExpected, isGone } from "./expected-type.ts";
import { filesOfDocument, picturesOfDocument } from "./files-of-document.ts";
import type { WorkerContext } from "./worker-context.ts";
import { isPublished, pageEntry } from "./published.ts";

/** Number of visited pages to store; the oldest are removed. */
const MAX_SEEN_PAGES = 60;

/** Stores a file. Returns whether the response was usable. */
async function fetchInto(cache: Cache, file: string): Promise<boolean> {
  const response = await fetch(file);
  if (!response.ok || !isAsExpected(response)) return false;
  await cache.put(file, response);
  return true;
}

const isDocument = ({ url }: Request) => !/\.\w+$/.test(new URL(url).pathname);

const textIn = async (cache: Cache, key: Request | string) =>
  (await (await cache.match(key))?.text()) ?? "";

/** Removes the oldest pages, and files that no page needs any more. */
async function removeUnneeded(cache: Cache): Promise<void> {
  const keys = await cache.keys();
  const documents = keys.filter(isDocument).slice(-MAX_SEEN_PAGES);
  const texts = await Promise.all(documents.map((key) => textIn(cache, key)));
  const needed = new Set(
    [...documents.map(({ url }) => url), ...texts.flatMap(filesOfDocument)].map(
      (file) => new URL(file, location.href).href,
    ),
  );
  await Promise.all(keys.filter(({ url }) => !needed.has(url)).map((key) => cache.delete(key)));
}

/** Drops the pictures of a document that its next version lacks. Another page that has them fetches them again. */
async function dropPictures({ names, art }: WorkerContext, html: string, next = ""): Promise<void> {
  const left = new Set(picturesOfDocument(next));
  const gone = picturesOfDocument(html).filter((file) => !left.has(file));
  const photographs = await caches.open(names.media);
  await Promise.all(gone.map((file) => photographs.delete(file)));
  await dropSheets(art, gone);
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

/** Drops visited pages with the files that only they need. */
export async function dropSeenPages(
  context: WorkerContext,
  paths: readonly string[],
): Promise<void> {
  const cache = await caches.open(context.names.seen);
  for (const path of paths) {
    const html = await textIn(cache, path);
    if (await cache.delete(path)) await dropPictures(context, html);
  }
  await removeUnneeded(cache);
}

/**
 * Stores a visited page with its files; precached pages are skipped. The document is stored last, so that a
 * stored page is complete. If a file is missing or wrong, the page is stored on a later visit. A page that is gone
 * is dropped.
 */
export async function keepSeenPage(context: WorkerContext, path: string): Promise<void> {
  if (getCacheKeyForURL(path) !== undefined) return;
  const document = await fetch(path);
  if (isGone(document)) return dropSeenPages(context, [path]);
  if (!document.ok) return;
  const html = await document.clone().text();
  const [dataPath, ...files] = filesOfDocument(html);
  // A page from elsewhere, such as a network filter's, has no data.
  if (dataPath === undefined) return;
  const data = await fetch(dataPath);
  if (!(await belongTogether(html, data))) return;
  const cache = await caches.open(context.names.seen);
  // Hashed names: their content never changes.
  const areStored = await Promise.all(
    files.map(async (file) => (await cache.match(file)) !== undefined || fetchInto(cache, file)),
  );
  if (areStored.includes(false)) return;
  const before = await textIn(cache, path);
  await dropPictures(context, before, html);
  await cache.put(dataPath, data);
  // Moves it to the end of the list, where the newest pages are.
  await cache.delete(path);
  await cache.put(path, document);
  const documents = (await cache.keys()).filter(isDocument);
  if (before !== "" || documents.length > MAX_SEEN_PAGES) await removeUnneeded(cache);
}

/** Drops visited pages that the deployment lacks or has changed, and stores those again that it has. */
export async function renewSeenPages(context: WorkerContext): Promise<void> {
  const { names, published } = context;
  const cache = await caches.open(names.seen);
  const documents = (await cache.keys()).filter(isDocument);
  const pages = await Promise.all(
    documents.map(async (key) => {
      const html = await textIn(cache, key);
      const path = new URL(key.url).pathname;
      const [, revision = ""] = / data-revision="([^"]*)"/.exec(html) ?? [];
      const isCurrent = await isPublished(published, pageEntry(path, revision));
      return { path, isCurrent, hasCode: html.includes(` data-code="${published.code}"`) };
    }),
  );
  const dropped = pages.filter(({ isCurrent }) => !isCurrent);
  await dropSeenPages(
    context,
    dropped.map(({ path }) => path),
  );
  for (const { path, isCurrent, hasCode } of pages) {
    if (isCurrent && hasCode) continue;
    // Without a connection it is stored on the next visit.
    await keepSeenPage(context, path).catch(() => undefined);
  }
}

/** Drops photographs that the deployment lacks. */
export async function dropOtherPhotographs({ names, published }: WorkerContext): Promise<void> {
  const cache = await caches.open(names.media);
  for (const key of await cache.keys()) {
    if (!(await isPublished(published, new URL(key.url).pathname))) await cache.delete(key);
  }
}

/** The file of a visited page, whatever its query. */
export async function seenFile(name: string, url: string): Promise<Response | undefined> {
  return caches.match(new URL(url).pathname, { cacheName: name });
}

/** Looks up files among the visited pages, and those of a new deployment that waits, if they are not precached. */
export function seenPlugin({ seen, precache }: CacheNames): WorkboxPlugin {
  return {
    cachedResponseWillBeUsed: async ({ request: { url }, cachedResponse }) =>
      cachedResponse ?? (await seenFile(seen, url)) ?? (await seenFile(precache, url)),
  };
}
