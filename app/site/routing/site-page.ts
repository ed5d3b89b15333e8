import { isStandIn, type ViewName } from "#app/pages/shared/paths.ts";

/** A page of the site, for all steps of the build. */
export interface SitePage {
  readonly name: ViewName;
  readonly params: Readonly<Record<string, string>>;
  /** `/results`; `/404` for the page of unknown addresses. */
  readonly path: string;
  /** Its files without their endings: `results.html` and `results.page.json`. */
  readonly stem: string;
}

/** The paths of the pages that have an address. */
export function addressesOf(pages: readonly SitePage[]): readonly string[] {
  return pages.filter(({ name }) => !isStandIn(name)).map(({ path }) => path);
}
