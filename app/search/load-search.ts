import { fetchPageFile } from "#app/routes/fetch-page-file.ts";
import { paths } from "#app/routes/paths.ts";
import type { SearchData } from "./search-data.ts";

let loading: Promise<SearchData> | undefined;

/** Fetches the search index once. It is the data of the search page. */
export function loadSearch(): Promise<SearchData> {
  loading ??= fetchPageFile<SearchData>(paths.search()).then(
    ({ data }) => data,
    (error: unknown) => {
      // Allows a retry.
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
