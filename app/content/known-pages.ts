import type { Draft } from "./content.ts";

/** The site's pages for checks of the content. They are passed in: pages know the content, never the other way round. */
export interface KnownPages {
  /** Link labels of the pages that there are once, by page. */
  readonly labels: Readonly<Record<string, string>>;
  /** Whether the club has a page at a path such as `/results`. */
  readonly isThere: (content: Draft, path: string) => boolean;
}
