import { fetchPageFile } from "#app/page/fetch-page-file.ts";
import type { PageContent, PageFile } from "#app/page/page-file.ts";
import { standInPaths, type StandIn } from "#app/page-declaration.ts";
import { isStandIn, type ViewName } from "#app/paths.ts";
import { cleanPath } from "#app/lib/path/pattern.ts";
import { readable } from "#app/lib/readable.ts";
import { documentStandIn, documentVersion } from "#app/page/document-version.ts";
import { loadView, type View, viewNameAt } from "./views.ts";

/** A page whose data and view are loaded. */
export interface ShownPage extends PageContent {
  readonly name: ViewName;
  readonly path: string;
  readonly view: View;
}

const arrived = new Map<string, ShownPage>();
const fetching = new Map<string, Promise<ShownPage>>();

/** The stand-in page that was sent, with the path it was requested at; undefined for other documents. */
let standIn: { readonly name: StandIn; readonly path: string } | undefined;

function nameAt(path: string): ViewName {
  return standIn !== undefined && readable(path) === standIn.path ? standIn.name : viewNameAt(path);
}

/** Cache key of a page; all unknown addresses share one. */
function pagePath(path: string): string {
  const name = nameAt(path);
  return isStandIn(name) ? standInPaths[name] : cleanPath(path);
}

/** @param path of a page, below the site's base and without a query */
export function arrivedPage(path: string): ShownPage | undefined {
  return arrived.get(pagePath(path));
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

/** Fetches a page's data and view in parallel, once. A failed request can be repeated. */
export function fetchPage(path: string): Promise<ShownPage> {
  const key = pagePath(path);
  const known = arrived.get(key);
  if (known !== undefined) return Promise.resolve(known);
  const underWay = fetching.get(key) ?? fetchDataAndView(key).finally(() => fetching.delete(key));
  fetching.set(key, underWay);
  return underWay;
}

/**
 * Fetches the page that the document was rendered from. If its version does not match, the document is not hydrated,
 * and its links load documents.
 */
export async function fetchDocumentPage(path: string): Promise<ShownPage> {
  const name = documentStandIn();
  if (name !== undefined) standIn = { name, path: readable(path) };
  const page = await fetchDataAndView(pagePath(path), window.pageData);
  if (page.revision !== documentVersion().revision) throw new Error("The document has other data.");
  return page;
}
