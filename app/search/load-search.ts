import { fetchPageFile } from "#app/pages/shared/fetch-page-file.ts";
import { paths } from "#app/pages/shared/paths.ts";
import type { SearchData } from "./search-data.ts";

let loading: Promise<SearchData> | undefined;

async function fetchSearch(): Promise<SearchData> {
  const { data } = await fetchPageFile<SearchData>(paths.search());
  return data;
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
