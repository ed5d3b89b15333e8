import type { Check } from "#app/content/checks/check.ts";
import { fieldName } from "#app/content/field-path.ts";
import { asWritten, hint } from "#app/content/finding.ts";
import { outerLinks } from "./texts-of.ts";

/** Services whose addresses lead somewhere else, for as long as the service lives. */
const SHORTENERS: ReadonlySet<string> = new Set([
  "bit.ly",
  "buff.ly",
  "cutt.ly",
  "dlvr.it",
  "fb.me",
  "goo.gl",
  "is.gd",
  "lnkd.in",
  "ow.ly",
  "rb.gy",
  "rebrand.ly",
  "t.co",
  "tinyurl.com",
]);

/** A short link hides where it leads, and ends with the service that made it. */
export const shortLinks: Check = (_, entries) =>
  outerLinks(entries).flatMap(({ file, path, text }) => {
    const { hostname } = new URL(text);
    if (!SHORTENERS.has(hostname)) return [];
    const cause = `${fieldName(path)} is a short link of ${hostname}, which may stop leading anywhere.`;
    const remedy = "Open it, and write the address at which you arrive.";
    return asWritten(hint(file, path, cause, remedy));
  });
