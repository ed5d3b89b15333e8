import { isThere } from "#app/content/pages.ts";
import type { Check } from "#app/content/checks/check.ts";
import { fieldName } from "#app/content/field-path.ts";
import { asWritten, hint } from "#app/content/finding.ts";
import { placeAt } from "#app/paths.ts";
import { outerLinks } from "./texts-of.ts";

/** A link to a page of this site is a path, so that it stays on the site, wherever that stands. */
export const ownLinks: Check = (content, entries) =>
  outerLinks(entries).flatMap(({ file, path, text }) => {
    const { hostname, pathname, search } = new URL(text);
    if (hostname.replace(/^www\./, "") !== content.site?.domain) return [];
    const place = placeAt(pathname);
    if (place === undefined || !isThere(content, place)) return [];
    const own = pathname + search;
    const cause = `${fieldName(path)} leads to a page of this site by its whole address.`;
    const found = hint(file, path, cause, `Write ${own}.`);
    return asWritten(found, { to: own });
  });
