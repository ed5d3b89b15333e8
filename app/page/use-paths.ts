import { type LastingPage, type OptionalPage, paths } from "#app/paths.ts";
import { useSite } from "./site.ts";

/** Functions that build each page's address; undefined for pages the club does not have. */
type SitePaths = Pick<typeof paths, LastingPage> & {
  readonly [Name in Exclude<OptionalPage, "playlists">]: (typeof paths)[Name] | undefined;
};

/** The ways to other pages. A link to an optional page has to say what stands without it. */
export function usePaths(): SitePaths {
  const { pages } = useSite();
  const path = <Name extends OptionalPage>(name: Name) =>
    pages.includes(name) ? paths[name] : undefined;
  return {
    ...paths,
    news: path("news"),
    results: path("results"),
    badgequest: path("badgequest"),
    fiftyplates: path("fiftyplates"),
    corevalues: path("corevalues"),
    tournament: path("tournament"),
    opponents: path("opponents"),
    opponent: path("opponent"),
    records: path("records"),
    badge: path("badge"),
    join: path("join"),
    sponsors: path("sponsors"),
  };
}
