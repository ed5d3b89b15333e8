import { fetchPageFile, NotPublishedError } from "#app/routes/fetch-page-file.ts";
import type { PageContent, PageVersion } from "#app/routes/page-file.ts";
import type { ViewName } from "#app/routes/paths.ts";
import { cleanPath } from "#app/lib/path/pattern.ts";
import { selfUpdating } from "#app/routes/self-updating.ts";
import { documentPath, documentVersion } from "#app/routes/document-version.ts";
import { loadView, type View, viewNameAt } from "./views.ts";

/** A page with its data and view loaded. */
export interface ShownPage extends PageContent {
  readonly name: ViewName;
  readonly path: string;
  readonly view: View;
}

/** A page in the memory of this tab. */
interface CachedPage {
  readonly page: ShownPage;
  readonly version: PageVersion;
  /** When it was last known to be the published one, ms since 1970. */
  readonly checked: number;
}

/** Milliseconds for which a cached page is shown without revalidation. */
const FRESH_MS = 60_000;

/** Milliseconds after a fetch in which even an open page is not revalidated. */
const JUST_FETCHED_MS = 5000;

const pageCache = new Map<string, CachedPage>();
const fetching = new Map<string, Promise<ShownPage>>();

/** @param path of a page, below the site's base and without a query */
export function getFreshPage(path: string): ShownPage | undefined {
  const known = pageCache.get(cleanPath(path));
  return known !== undefined && Date.now() - known.checked < FRESH_MS ? known.page : undefined;
}

/** The version of a cached page, including the changes that the page has fetched itself. */
export function getCachedVersion(path: string): PageVersion | undefined {
  const key = cleanPath(path);
  const version = pageCache.get(key)?.version;
  const revision = selfUpdating.get(key)?.revision;
  return version === undefined || revision === undefined ? version : { ...version, revision };
}

async function fetchDataAndView(path: string, answer?: Promise<Response>): Promise<ShownPage> {
  const name = viewNameAt(path);
  const cache = pageCache.has(path) ? "no-cache" : "default";
  const [file, view] = await Promise.all([
    fetchPageFile<unknown>(path, { answer, cache }),
    loadView(name),
  ]);
  const { code, revision, ...content } = file;
  const page = { ...content, name, path, view };
  pageCache.set(path, { page, version: { code, revision }, checked: Date.now() });
  return page;
}

/** Fetches a page. Without a connection, the cached one is shown. */
async function fetchWithFallback(path: string): Promise<ShownPage> {
  try {
    return await fetchDataAndView(path);
  } catch (error) {
    const known = pageCache.get(path);
    if (known !== undefined && !(error instanceof NotPublishedError)) return known.page;
    pageCache.delete(path);
    throw error;
  }
}

/** Fetches a page's data and view in parallel, once. A failed request can be retried. */
export function fetchPage(path: string): Promise<ShownPage> {
  const key = cleanPath(path);
  const known = getFreshPage(key);
  if (known !== undefined) return Promise.resolve(known);
  const underWay = fetching.get(key) ?? fetchWithFallback(key).finally(() => fetching.delete(key));
  fetching.set(key, underWay);
  return underWay;
}

/**
 * Fetches the data and view of the document's page. If the version does not match, the document is
 * not hydrated, and its links load documents.
 */
export async function fetchDocumentPage(): Promise<ShownPage> {
  const path = documentPath();
  const page = await fetchDataAndView(path, window.pageData);
  if (getCachedVersion(path)?.revision !== documentVersion().revision) {
    throw new Error("The document doesn't match the page data.");
  }
  return page;
}

/**
 * Whether the cached page differs from the published one; false if that cannot be known now. If so, all cached pages are
 * stale and are fetched again when they are shown next.
 */
export async function isOutdated(path: string): Promise<boolean> {
  const key = cleanPath(path);
  const known = pageCache.get(key);
  if (known === undefined || Date.now() - known.checked < JUST_FETCHED_MS) return false;
  const isSame = await fetchPageFile<unknown>(key, { cache: "no-cache" }).then(
    ({ revision }) => revision === getCachedVersion(key)?.revision,
    (error: unknown) => !(error instanceof NotPublishedError),
  );
  if (isSame) pageCache.set(key, { ...known, checked: Date.now() });
  else for (const [other, page] of pageCache) pageCache.set(other, { ...page, checked: 0 });
  return !isSame;
}
