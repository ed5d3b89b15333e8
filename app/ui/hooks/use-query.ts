import { use, useCallback, useMemo } from "react";
import { address, queryReader, type ReadQuery } from "#app/lib/path.ts";
import { AddressContext, navigate } from "./address.ts";

/** New values of query parameters; undefined removes one. */
export type QueryChanges = Readonly<Record<string, string | undefined>>;

/** `push` adds a step that Back undoes; `replace` does not, as while typing. */
type HistoryMode = "push" | "replace";

export interface QueryState {
  read: ReadQuery;
  /** Returns whether the address has the changes: some browsers limit how often it may change. */
  change: (changes: QueryChanges, mode?: HistoryMode) => boolean;
  /** Address of the page with changes to its query; undefined removes a parameter. */
  link: (changes: QueryChanges) => string;
}

/**
 * The state in the query. It is empty during hydration, as on the server, so that a deep link matches the
 * prerendered page; React renders the linked state right after.
 */
export function useQuery(): QueryState {
  const { path, search } = use(AddressContext);
  const read = useMemo(() => queryReader(search), [search]);
  const change = useCallback(
    (changes: QueryChanges, mode: HistoryMode = "push") => {
      // The address, not the last render: an earlier change in the same event is not rendered yet.
      const readAddress = (further: QueryChanges) =>
        address(path, { ...Object.fromEntries(new URLSearchParams(location.search)), ...further });
      const changed = readAddress(changes);
      if (changed === readAddress({})) return true;
      try {
        navigate(changed, mode);
      } catch {
        // The browser refuses another change so soon.
      }
      return changed === readAddress({});
    },
    [path],
  );
  const link = (changes: QueryChanges) =>
    address(path, { ...Object.fromEntries(new URLSearchParams(search)), ...changes });
  return { read, change, link };
}
