import { fetchPageFile } from "#app/routes/fetch-page-file.ts";
import type { PageContent, PageFile } from "#app/routes/page-file.ts";
import type { ViewName } from "#app/routes/paths.ts";
import { cleanPath } from "#app/lib/path/pattern.ts";
import { documentPath, documentVersion } from "#app/routes/document-version.ts";
import { loadView, type View, viewNameAt } from "./views.ts";

/** A page with its data and view loaded. */
export interface ShownPage extends PageContent {
  readonly name: ViewName;
  readonly path: string;
  readonly view: View;
}

/** Loaded pages by path. */
const arrived = new Map<string, ShownPage>();
const fetching = new Map<string, Promise<ShownPage>>();

/** @param path of a page, below the site's base and without a query */
export function arrivedPage(path: string): ShownPage | undefined {
  return arrived.get(cleanPath(path));
}

async function fetchDataAndView(
  path: string,
  asked?: Promise<Response>,
): Promise<ShownPage & PageFile> {
  const name = viewNameAt(path);
  const [file, view] = await Promise.all([
    fetchPageFile<unknown>(path, { answer: asked }),
    loadView(name),
  ]);
  const page = { ...file, name, path, view };
  arrived.set(path, page);
  return page;
}

/** Fetches a page's data and view in parallel, once. A failed request can be retried. */
export function fetchPage(path: string): Promise<ShownPage> {
  const key = cleanPath(path);
  const known = arrived.get(key);
  if (known !== undefined) return Promise.resolve(known);
  const underWay = fetching.get(key) ?? fetchDataAndView(key).finally(() => fetching.delete(key));
  fetching.set(key, underWay);
  return underWay;
}

/**
 * Fetches the data and view of the document's page. If the version does not match, the document is
 * not hydrated, and its links load documents.
 */
export async function fetchDocumentPage(): Promise<ShownPage> {
  const page = await fetchDataAndView(documentPath(), window.pageData);
  if (page.revision !== documentVersion().revision) throw new Error("The document has other data.");
  return page;
}
