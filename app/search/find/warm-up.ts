import { markedPieces } from "#app/domain/search/marked.ts";
import type { Findable } from "#app/search/search-data.ts";
import { find } from "./find.ts";

/** Short, so that no slip is looked for, and the beginning of next to nothing: no hits are sorted. */
const RARE = "zz";

/**
 * Searches once before anybody types: folds all words and lets the browser compile the functions and
 * the regular expressions, these at their second use. The first key would have to wait for it.
 */
export function warmUp(findable: Findable): void {
  find(findable, RARE);
  for (const text of ["a", "b"]) markedPieces(text, [RARE]);
}
