import type { Findable, SearchData } from "./search-data.ts";

/** What a query looks through: all that there is, in one file. */
export function useFindable(data: SearchData, _query: string): Findable {
  return data;
}
