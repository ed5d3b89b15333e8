import { useDeferredValue } from "react";
import { useAfterFirstFrame } from "./use-rest-later.ts";

/** Number of rows in a viewport; the others follow in the next frame. */
const FIRST_ROWS = 8;

/**
 * The rows of a list filtered while typing. Filtered-out rows stay rendered but hidden, because
 * adding them again takes several frames. Each keystroke first updates the rows in view; React
 * updates the rest right after, unless another keystroke comes first.
 *
 * @param items all rows, in order
 * @param found those that match the search
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
