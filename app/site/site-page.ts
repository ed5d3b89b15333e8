import { isStandIn, type ViewName } from "#app/routes/paths.ts";

/** A page of the site, as used by every build step. */
export interface SitePage {
  readonly name: ViewName;
  readonly params: Readonly<Record<string, string>>;
  /** `/results`; `/404` for the 404 page. */
  readonly path: string;
  /** Base name of its files: `results` for `results.html`. */
  readonly stem: string;
}

/** Paths of the pages that have an address of their own. */
export function listAddresses(pages: readonly SitePage[]): readonly string[] {
  return pages.filter(({ name }) => !isStandIn(name)).map(({ path }) => path);
}
