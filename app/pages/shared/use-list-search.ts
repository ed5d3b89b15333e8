import { useMemo } from "react";
import { type Searchable, type SearchedBy, searchList } from "#app/domain/search.ts";
import { type TypedQuery, useTypedQuery } from "#app/ui/hooks/use-typed-query.ts";
import { toTop } from "#app/lib/to-top.ts";

/** The search of a list: its field, and what it finds. */
export interface ListSearch<T> extends TypedQuery {
  readonly found: readonly T[];
  /** How many more it finds in what is not shown. */
  readonly elsewhere: number;
  /** Whether something is searched. */
  readonly isSearch: boolean;
}

/**
 * The search of a list: the text lies in the address as `q`, and every change shows the list's top.
 *
 * @param all the whole list
 * @param shown the part that is shown, such as a season
 */
export function useListSearch<T extends Searchable>(
  all: readonly T[],
  shown: readonly T[] = all,
  by: SearchedBy = "words",
): ListSearch<T> {
  const typed = useTypedQuery("q", toTop);
  const { text } = typed;
  const { found, elsewhere } = useMemo(
    () => searchList(all, shown, text, by),
    [all, shown, text, by],
  );
  return { ...typed, found, elsewhere, isSearch: text.trim() !== "" };
}
