import { documentVersion } from "./document-version.ts";
import { dataFile, fileStem, type PageFile } from "./page-file.ts";

/** Thrown if a page is not published any more, or not for the document's scripts. */
export class NotPublishedError extends Error {}

/**
 * Thrown if the site has been deployed with new scripts, so the data do not match the document's
 * code.
 */
export class OtherScriptsError extends NotPublishedError {}

interface HowToFetch {
  /** Response to an earlier request. */
  readonly answer?: Promise<Response> | undefined;
  /** `no-cache` revalidates even if the browser has a fresh response. */
  readonly cache?: RequestCache;
}

/**
 * Fetches the JSON file of a page.
 *
 * @param path of a page, below the site's base and without a query
 * @throws if the request fails; a `NotPublishedError` if the page is gone, an `OtherScriptsError` if the file belongs
 * to other scripts than the document's
 */
export async function fetchPageFile<Data>(
  path: string,
  { answer, cache = "default" }: HowToFetch = {},
): Promise<PageFile<Data>> {
  const address = import.meta.env.BASE_URL + dataFile(fileStem(path));
  const response = await (answer ?? fetch(address, { cache }));
  if (!response.ok) {
    const isGone = response.status === 404 || response.status === 410;
    throw new (isGone ? NotPublishedError : Error)(`${address} answered ${response.status}.`);
  }
  const file: PageFile<Data> = await response.json();
  if (file.code !== documentVersion().code) {
    throw new OtherScriptsError(`${address} belongs to other scripts.`);
  }
  return file;
}
