import { linkBelow } from "#app/lib/path.ts";

/** `href` for a page or file of the site, or for a link from the content, which may lead to another site. */
export function makeHref(link: string): string {
  return linkBelow(import.meta.env.BASE_URL.slice(0, -1), link);
}
