import { cutSearch } from "#app/search/shards/cut-search.ts";
import type { SearchData } from "#app/search/search-data.ts";

const sizes = { index: 100, first: 3, shards: { usual: 3000, most: 6000 } };

/** The file of the search: its index is the data of the page. */
export interface IndexFile {
  readonly data: SearchData;
}

/** What a record that is too large for one index has in its place: three of each kind, and the rest in shards. */
export function cutIndex(file: IndexFile): {
  readonly index: IndexFile;
  /** The shards and their list, by their addresses. */
  readonly shards: ReadonlyMap<string, string>;
} {
  const { index, shards, files } = cutSearch(file.data, sizes);
  return { index: { ...file, data: { ...file.data, ...index, shards } }, shards: files };
}
