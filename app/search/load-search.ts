import { fetchPageFile } from "#app/routes/fetch-page-file.ts";
import { paths } from "#app/routes/paths.ts";
import type { SearchData } from "./search-data.ts";

let loading: Promise<SearchData> | undefined;

async function fetchSearch(): Promise<SearchData> {
  const { data } = await fetchPageFile<SearchData>(paths.search());
  return data;
}

/** Fetches the search index once. It is the data of the search page. */
export function loadSearch(): Promise<SearchData> {
  loading ??= fetchSearch().catch((error: unknown) => {
    // Allows a retry.
    loading = undefined;
    throw error;
  });
  return loading;
}
