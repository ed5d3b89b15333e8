import { useCallback, useMemo } from "react";
import { useLocation, useSearch } from "wouter";
import { address, queryReader, type ReadQuery } from "#app/paths.ts";

export type QueryChanges = Readonly<Record<string, string | undefined>>;

/** History mode of a change: push, which Back undoes, or replace, as while typing. */
export type Step = "push" | "replace";

export interface QueryState {
  read: ReadQuery;
  /** Returns whether the address was changed: some browsers limit how often it may change. */
  change: (changes: QueryChanges, step?: Step) => boolean;
}

/**
 * The state in the query. It is empty during hydration, as on the server, so that a deep link matches the
 * prerendered page; React renders the linked state right after.
 */
export function useQuery(): QueryState {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const read = useMemo(() => queryReader(search), [search]);
  const change = useCallback(
    (changes: QueryChanges, step: Step = "push") => {
      // The address itself is read, not the last render: two changes in one event both count.
      const inAddress = () => Object.fromEntries(new URLSearchParams(location.search));
      const now = inAddress();
      const next = address(path, { ...now, ...changes });
      if (next === address(path, now)) return true;
      navigate(next, { replace: step === "replace" });
      return next === address(path, inAddress());
    },
    [path, navigate],
  );
  return { read, change };
}
