import type { ClubRecord } from "#app/record/record.ts";
import { securityTxt } from "./security-txt.ts";
import type { SitePlace } from "./site-place.ts";
import { type MappedPage, siteMap, SITE_MAP } from "./sitemap.ts";
import { webManifest } from "./icons.ts";

/** robots.txt: allows everything and names the site map. */
function robots(address: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${address}/${SITE_MAP}\n`;
}

/**
 * Text files that describe the site, by their paths.
 *
 * @param site its place, and the time of publishing in milliseconds since 1970
 * @param pages all pages with an address
 * @param ground background color in the light theme
 */
export function identityTexts(
  record: Pick<ClubRecord, "club" | "seasons">,
  { address, base, publishedAt }: SitePlace & { readonly publishedAt: number },
  pages: readonly MappedPage[],
  ground: string,
): Readonly<Record<string, string>> {
  return {
    "site.webmanifest": `${JSON.stringify(
      webManifest(
        record,
        base,
        pages.map(({ path }) => path),
        ground,
      ),
      undefined,
      2,
    )}\n`,
    "robots.txt": robots(address),
    [SITE_MAP]: siteMap(address, pages),
    // security.txt requires a contact.
    ...(record.club.captainsEmail !== undefined && {
      ".well-known/security.txt": securityTxt(record.club.captainsEmail, address, publishedAt),
    }),
  };
}
