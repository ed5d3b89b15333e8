import type { SearchData } from "./search-data.ts";

/** The file with the search index. */
export const SEARCH_INDEX = "search-index.json";

async function fetchSearch(): Promise<SearchData> {
  const answer = await fetch(import.meta.env.BASE_URL + SEARCH_INDEX);
  if (!answer.ok) throw new Error(`The search index answered ${answer.status}.`);
  return answer.json();
}

let loading: Promise<SearchData> | undefined;

/** Fetches the search index once. */
export function loadSearch(): Promise<SearchData> {
  loading ??= fetchSearch().catch((error: unknown) => {
    // Allows a retry.
    loading = undefined;
    throw error;
  });
  return loading;
}
