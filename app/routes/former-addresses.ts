import { fillPattern, patternSource } from "#app/lib/path/pattern.ts";
import { pages, matchRoute } from "./paths.ts";

/**
 * Files and pages of former releases, and what hosts redirect them to. A parameter such as `:id` is an id. An address that
 * was given out keeps its line for good.
 */
export const formerAddresses: Readonly<Record<string, string>> = {
  "/embed/record": "/records",
  "/embed/record.svg": "/share/records.png",
  "/share/players/:id-story.png": "/share/players/:id.png",
  "/share/tournaments/:id-story.png": "/share/tournaments/:id.png",
  "/sitemap-badges.xml": "/sitemap.xml",
  "/sitemap-opponents.xml": "/sitemap.xml",
  "/sitemap-pages.xml": "/sitemap.xml",
  "/sitemap-players.xml": "/sitemap.xml",
  "/sitemap-seasons.xml": "/sitemap.xml",
  "/sitemap-tournaments.xml": "/sitemap.xml",
};

/** Sections of former releases, and where their content is now. Only the browser knows the fragment. */
export const formerSections: Readonly<Record<string, string>> = {
  "/#follow": "/about",
  "/#season": "/seasons",
  "/badgequest#most-earned": "/badgequest#badges",
  "/badges/:slug#who-has-it": "/badges/:slug",
  "/fiftyplates#compared": "/fiftyplates#edition",
  "/fiftyplates#open": "/fiftyplates#claims",
  "/join#follow": "/join#who-to-ask",
  "/join#how-long": "/join#what-you-join",
  "/join#quest": "/join#what-you-join",
  "/join#support": "/sponsors",
  "/join#ultimate": "/join#what-you-join",
  "/join#who-comes-back": "/join#what-you-join",
  "/opponents/:id#every-meeting": "/opponents/:id#the-games",
  "/players/:id#team": "/players/:id#teammates",
  "/records#never-lost-to": "/opponents#never-lost-to",
  "/records#points": "/records#years",
  "/records#still-to-beat": "/opponents#still-to-beat",
  "/tournaments/:id#every-game": "/tournaments/:id#games",
  "/tournaments/:id#other-years": "/tournaments/:id",
  "/tournaments/:id#pool-play": "/tournaments/:id#games",
  "/tournaments/:id#way-through": "/tournaments/:id#games",
};

/** An address with parameters as the source of a regular expression with named groups. */
export function addressSource(address: string): string {
  return patternSource(
    address.replaceAll(".", String.raw`\.`),
    (values, name) => `(?<${name}>${values})`,
  );
}

const patterns = Object.entries(formerAddresses).map(
  ([from, to]) => [new RegExp(`^${addressSource(from)}$`), to] as const,
);

/** The address that replaces one of a former release. */
export function findReplacement(path: string): string | undefined {
  for (const [pattern, to] of patterns) {
    const match = pattern.exec(path);
    if (match !== null) return fillPattern(to, match.groups ?? {});
  }
  return undefined;
}

/** The address that replaces a section of a former release. */
export function sectionReplacement(path: string, hash: string): string | undefined {
  const route = matchRoute(path);
  const to = route && formerSections[pages[route.name].path + hash];
  return to === undefined ? undefined : fillPattern(to, route?.params ?? {});
}
