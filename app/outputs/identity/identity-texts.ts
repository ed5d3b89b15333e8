import type { ClubRecord } from "#app/record/record.ts";
import * as language from "#words/language.ts";
import { webManifest } from "./icons.ts";
import { type MappedPage, siteMap, SITE_MAP } from "./sitemap.ts";

/** Address and base path of the published site. */
export interface SitePlace {
  /** Full address without a slash at the end, such as `https://www.cotesauvage.example`. */
  readonly address: string;
  /** Base path on its host, with a slash at both ends. */
  readonly base: string;
}

/** robots.txt: allows everything and names the site map. */
function robots(address: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${address}/${SITE_MAP}\n`;
}

/** RFC 9116 asks for an expiry date less than a year ahead. */
const VALID_MS = 364 * 24 * 60 * 60 * 1000;

/** Contact for security problems, in the format of RFC 9116. */
function securityTxt(mail: string, address: string, publishedAt: number): string {
  const expires = new Date(publishedAt + VALID_MS).toISOString();
  return [
    `Contact: mailto:${mail}`,
    `Expires: ${expires.slice(0, 10)}T00:00:00Z`,
    `Preferred-Languages: ${language.tag}`,
    `Canonical: ${address}/.well-known/security.txt`,
    "",
  ].join("\n");
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
  const paths = pages.map(({ path }) => path);
  const manifest = webManifest(record, base, paths, ground);
  return {
    "site.webmanifest": `${JSON.stringify(manifest, undefined, 2)}\n`,
    "robots.txt": robots(address),
    [SITE_MAP]: siteMap(address, pages),
    // security.txt requires a contact.
    ...(record.club.captainsEmail !== undefined && {
      ".well-known/security.txt": securityTxt(record.club.captainsEmail, address, publishedAt),
    }),
  };
}
