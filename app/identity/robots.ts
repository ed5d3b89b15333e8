import { SITE_MAP } from "./sitemap.ts";

/** Everything may be read, and the site map says what there is. */
export function robots(address: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${address}/${SITE_MAP}\n`;
}
