import {
  entriesOfPages,
  type OptionalPage,
  type PageName,
  paths,
} from "#app/pages/shared/paths.ts";
import { useSite } from "./site.ts";

type Paths = typeof paths;

/** Functions that build each page's address; undefined for pages the club does not have. */
type SitePaths = {
  readonly [Name in PageName]: Name extends OptionalPage ? Paths[Name] | undefined : Paths[Name];
};

/** The ways to other pages. A link to an optional page has to say what stands without it. */
export function usePaths(): SitePaths {
  const { pages } = useSite();
  return Object.fromEntries(
    entriesOfPages((name) => (pages.includes(name) ? paths[name] : undefined)),
  );
}
