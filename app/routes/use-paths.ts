import { entriesOfPages, type OptionalPage, type PageName, paths } from "#app/routes/paths.ts";
import { useSite } from "./site.ts";

type Paths = typeof paths;

/** Functions that build each page's URL; undefined for pages the club does not have. */
type SitePaths = {
  readonly [Name in PageName]: Name extends OptionalPage ? Paths[Name] | undefined : Paths[Name];
};

/** URL builders for the club's pages. Callers must handle optional pages that are missing. */
export function usePaths(): SitePaths {
  const { pages } = useSite();
  return Object.fromEntries(
    entriesOfPages((name) => (pages.includes(name) ? paths[name] : undefined)),
  );
}
