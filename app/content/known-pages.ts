import type { Inventory } from "./inventory.ts";

/** The site's pages, for checks of links and names. They are passed in, because content must not import pages. */
export interface KnownPages {
  /** Link labels of the one-of-a-kind pages, by page. */
  readonly labels: Readonly<Record<string, string>>;
  /** Whether the club has a page at a path such as `/results`. */
  readonly isThere: (inventory: Inventory, path: string) => boolean;
}
