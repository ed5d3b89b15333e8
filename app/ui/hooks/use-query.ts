import { use, useCallback, useMemo } from "react";
import { address, queryReader, type ReadQuery } from "#app/lib/path.ts";
import { AddressContext, navigate } from "./address.ts";

/** New values of query parameters; undefined removes one. */
export type QueryChanges = Readonly<Record<string, string | undefined>>;

/** History mode of a change: push, which Back undoes, or replace, as while typing. */
export type Step = "push" | "replace";

export interface QueryState {
  read: ReadQuery;
  /** Returns whether the address was changed; some browsers rate-limit changes. */
  change: (changes: QueryChanges, step?: Step) => boolean;
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
    (changes: QueryChanges, step: Step = "push") => {
      // Reads the address, not the last render, so that two changes in one event are both applied.
      const readQuery = () => Object.fromEntries(new URLSearchParams(location.search));
      const now = readQuery();
      const next = address(path, { ...now, ...changes });
      if (next === address(path, now)) return true;
      try {
        navigate(next, step);
      } catch {
        // Some browsers rate-limit history changes.
      }
      return next === address(path, readQuery());
    },
    [path],
  );
  const link = (changes: QueryChanges) =>
    address(path, { ...Object.fromEntries(new URLSearchParams(search)), ...changes });
  return { read, change, link };
}
