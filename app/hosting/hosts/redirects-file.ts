import { otherNames } from "#app/hosting/moved.ts";

/**
 * `_redirects` for Cloudflare Pages and Netlify. The other forms of the pages' addresses are not
 * named: both hosts know them, and a rule about a slash at the end would lead back to itself.
 */
export function redirectsFile(): string {
  const lines = Object.entries(otherNames)
    .filter(([from]) => !from.endsWith(".html"))
    .map(([from, to]) => `${from} ${to} 308\n`);
  return lines.join("");
}
