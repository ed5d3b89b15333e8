import { documentVersion } from "#app/page/document-version.ts";
import { dataFile, fileStem, type PageFile } from "#app/page/page-file.ts";
import { paths } from "#app/paths.ts";
import type { SearchData } from "./search-data.ts";

let loading: Promise<SearchData> | undefined;

async function fetchSearch(): Promise<SearchData> {
  const address = `${import.meta.env.BASE_URL}${dataFile(fileStem(paths.search()))}`;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  const file: PageFile<SearchData> = await answer.json();
  if (file.code !== documentVersion().code) throw new Error(`${address} belongs to other scripts.`);
  return file.data;
}

/** Everything that can be found, fetched once: the data of the page of the search. */
export function loadSearch(): Promise<SearchData> {
  loading ??= fetchSearch().catch((error: unknown) => {
    // It can be asked for again.
    loading = undefined;
    throw error;
  });
  return loading;
}
