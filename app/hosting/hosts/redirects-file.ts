import { otherNames } from "#app/hosting/moved.ts";

/**
 * `_redirects` for Cloudflare Pages and Netlify. Other forms of the pages' addresses are left out:
 * both hosts redirect them, and a rule for a slash at the end would redirect to itself.
 */
export function redirectsFile(): string {
  const lines = Object.entries(otherNames)
    .filter(([from]) => !from.endsWith(".html"))
    .map(([from, to]) => `${from} ${to} 308\n`);
  return lines.join("");
}
