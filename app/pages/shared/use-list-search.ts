import { useMemo } from "react";
import { type Searchable, type Matching, searchList } from "#app/domain/search.ts";
import { scrollToTop } from "#app/lib/to-top.ts";
import { type TypedQuery, useTypedQuery } from "#app/ui/hooks/use-typed-query.ts";

/** State of a list's search: its field and results. */
export interface ListSearch<T> extends TypedQuery {
  readonly found: readonly T[];
  /** Number of further hits in the part that is not shown. */
  readonly elsewhere: number;
  /** Whether a search is active. */
  readonly isSearch: boolean;
}

/**
 * State of a list's search. The text is in the URL as `q`; every change scrolls to the top of the
 * list.
 *
 * @param all the whole list
 * @param shownItems the part on the page, such as a season
 */
export function useListSearch<T extends Searchable>(
  all: readonly T[],
  shownItems: readonly T[] = all,
  matching?: Matching,
): ListSearch<T> {
  const typed = useTypedQuery("q", scrollToTop);
  const { text } = typed;
  const { found, elsewhere } = useMemo(
    () => searchList(all, shownItems, text, matching),
    [all, shownItems, text, matching],
  );
  return { ...typed, found, elsewhere, isSearch: text.trim() !== "" };
}
