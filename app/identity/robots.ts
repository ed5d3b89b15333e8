/** Everything may be read, and the sitemap says what there is. */
export function robots(address: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${address}/sitemap.xml\n`;
}
