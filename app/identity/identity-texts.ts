import type { Site } from "#app/content/content.ts";
import { humans } from "./humans.ts";
import { OPEN_SEARCH_FILE, openSearch } from "./open-search.ts";
import { robots } from "./robots.ts";
import { securityTxt } from "./security-txt.ts";
import type { SitePlace } from "./site-place.ts";
import { type MappedPage, siteMaps } from "./sitemap.ts";
import { webManifest } from "./web-manifest.ts";

/**
 * The texts that say what the site is, by their paths below its root.
 *
 * @param pages all that have an address
 * @param ground the colour of the page by day
 */
export function identityTexts(
  site: Site,
  seasons: number,
  { address, base }: SitePlace,
  pages: readonly MappedPage[],
  ground: string,
): Readonly<Record<string, string>> {
  return {
    "site.webmanifest": `${JSON.stringify(
      webManifest(
        site,
        seasons,
        base,
        pages.map(({ path }) => path),
        ground,
      ),
      undefined,
      2,
    )}\n`,
    [OPEN_SEARCH_FILE]: openSearch(site, address),
    "robots.txt": robots(address),
    ...siteMaps(address, pages),
    "humans.txt": humans(site, address),
    // It has to name somebody to write to.
    ...(site.captainsEmail !== undefined && {
      ".well-known/security.txt": securityTxt(site.captainsEmail, address),
    }),
  };
}
