import type { ReactNode } from "react";
import { useRenderedItems } from "./use-rendered-items.ts";
import styles from "./SearchList.module.css";

interface SearchListProps<T> {
  /** Names the list: at their return visitors find it as long as they left it. */
  name: string;
  /** All that are searched, in their order. */
  items: readonly T[];
  /** Those of them that are listed. */
  found: readonly T[];
  /** Whether a search found them. */
  isSearch: boolean;
  /** How many are listed at least before the end comes near, to reach the selected one. */
  least?: number;
  /** Renders the items; those that are not shown have to be hidden. */
  children: (rendered: readonly T[], shown: ReadonlySet<T>) => ReactNode;
}

/**
 * A list that a search cuts down while somebody types. A key is answered with what the viewport shows, the rest
 * follows; of a long list only the beginning is rendered, and more as its end comes near.
 */
export function SearchList<T>(props: SearchListProps<T>) {
  const { name, items, found, isSearch, least = 0, children } = props;
  const { rendered, shown, end } = useRenderedItems({
    items,
    found,
    least,
    name: isSearch ? undefined : name,
  });
  return (
    <>
      {children(rendered, shown)}
      {end === undefined ? undefined : <div ref={end} className={styles.end} />}
    </>
  );
}
