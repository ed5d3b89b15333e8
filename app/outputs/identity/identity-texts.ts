import type { Club } from "#app/record/record.ts";
import * as language from "#words/language.ts";
import * as words from "#words/identity.ts";
import { enumerate } from "#words/grammar/lists.ts";
import { OPEN_SEARCH_FILE, openSearch } from "./open-search.ts";
import { securityTxt } from "./security-txt.ts";
import type { SitePlace } from "./site-place.ts";
import { type MappedPage, siteMap, SITE_MAP } from "./sitemap.ts";
import { webManifest } from "./icons.ts";

/** humans.txt: the makers of the site, in the format of humanstxt.org. It names the team, no people. */
function humans({ name, founding, captainsEmail }: Club, address: string): string {
  const team = words.ultimateSince(founding.division, enumerate(founding.regions), founding.year);
  return [
    "/* TEAM */",
    `${name}: ${team}`,
    ...(captainsEmail === undefined ? [] : [words.contact(captainsEmail)]),
    "",
    "/* SITE */",
    words.address(address),
    words.languageIs(language.name),
    words.standards,
    words.components,
    words.software,
    words.typefaces,
    words.picturesAreDrawn,
    "",
  ].join("\n");
}

/** robots.txt: allows everything and names the site map. */
function robots(address: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${address}/${SITE_MAP}\n`;
}

/**
 * Text files that describe the site, by their paths.
 *
 * @param pages all pages with an address
 * @param ground background color in the light theme
 */
export function identityTexts(
  club: Club,
  seasons: number,
  { address, base }: SitePlace,
  pages: readonly MappedPage[],
  ground: string,
): Readonly<Record<string, string>> {
  return {
    "site.webmanifest": `${JSON.stringify(
      webManifest(
        club,
        seasons,
        base,
        pages.map(({ path }) => path),
        ground,
      ),
      undefined,
      2,
    )}\n`,
    [OPEN_SEARCH_FILE]: openSearch(club, address),
    "robots.txt": robots(address),
    [SITE_MAP]: siteMap(address, pages),
    "humans.txt": humans(club, address),
    // security.txt requires a contact.
    ...(club.captainsEmail !== undefined && {
      ".well-known/security.txt": securityTxt(club.captainsEmail, address),
    }),
  };
}
