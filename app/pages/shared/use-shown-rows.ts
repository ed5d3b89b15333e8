import { useLayoutEffect } from "react";

/** The rows of a static list by the ids in their `data-row`. */
export function findRows(): Map<string, HTMLElement> {
  const rows = document.querySelectorAll<HTMLElement>("[data-row]");
  return new Map(Array.from(rows, (row) => [row.dataset["row"] ?? "", row]));
}

/** Shows only those rows of a static list that a filter finds, and the list only if there are any. */
export function useShownRows(found: readonly { readonly id: string }[]): void {
  useLayoutEffect(() => {
    const ids = new Set(found.map(({ id }) => id));
    for (const [id, row] of findRows()) row.hidden = !ids.has(id);
    const list = document.querySelector<HTMLElement>("[data-rows]");
    if (list !== null) list.hidden = ids.size === 0;
  }, [found]);
}
