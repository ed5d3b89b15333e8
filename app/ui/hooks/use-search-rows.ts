import { useDeferredValue } from "react";
import { useAfterFirstFrame } from "./use-rest-later.ts";

/** As many rows as a window shows; the others follow in the next frame. */
const FIRST_ROWS = 8;

/**
 * The rows of a list that a search cuts down while somebody types. Rows that the search leaves out stay rendered and
 * hidden, since adding them again takes several frames. A key is answered with the rows in view; React shows the others
 * right after, unless another key comes first.
 *
 * @param items all rows, in their order
 * @param found those of them that the search leaves
 */
export function useSearchRows<T>(
  items: readonly T[],
  found: readonly T[],
): { readonly rendered: readonly T[]; readonly shown: ReadonlySet<T> } {
  const isWhole = useAfterFirstFrame();
  const settled = new Set(useDeferredValue(found));
  return {
    rendered: isWhole ? items : found.slice(0, FIRST_ROWS),
    shown: new Set(found.filter((item, index) => index < FIRST_ROWS || settled.has(item))),
  };
}
