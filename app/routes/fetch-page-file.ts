import { documentVersion } from "./document-version.ts";
import { dataFile, fileStem, type PageFile } from "./page-file.ts";

/**
 * Thrown if the site has been deployed with new scripts, so the data do not match the document's
 * code.
 */
export class OtherScriptsError extends Error {}

interface HowToFetch {
  /** Response to an earlier request. */
  readonly answer?: Promise<Response> | undefined;
  /** `no-cache` revalidates even if the browser has a fresh response. */
  readonly cache?: RequestCache;
}

/**
 * Fetches the JSON file of a page.
 *
 * @param path of a page, below the site's base and without a query @throws if the request fails; an
 * `OtherScriptsError` if the file belongs to other scripts than the document's
 */
export async function fetchPageFile<Data>(
  path: string,
  { answer, cache = "default" }: HowToFetch = {},
): Promise<PageFile<Data>> {
  const address = import.meta.env.BASE_URL + dataFile(fileStem(path));
  const response = await (answer ?? fetch(address, { cache }));
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  const file: PageFile<Data> = await response.json();
  if (file.code !== documentVersion().code) {
    throw new OtherScriptsError(`${address} belongs to other scripts.`);
  }
  return file;
}
