import type { Check } from "#app/content/checks/check.ts";
import { fieldName } from "#app/content/field-path.ts";
import { asWritten, hint } from "#app/content/finding.ts";
import { outerLinks } from "./texts-of.ts";

/** What apps add to an address to know who passed it on. */
const TRACKS = /^(?:si|context|igshid|igsh|fbclid|gclid|utm_\w+|feature)$/;

function withoutTracks(link: string): string {
  const url = new URL(link);
  const names = [...url.searchParams.keys()].filter((name) => TRACKS.test(name));
  if (names.length === 0) return link;
  for (const name of names) url.searchParams.delete(name);
  return url.href;
}

/** A link that was passed on from an app says who did it; the address works without. */
export const sharedLinks: Check = (_, entries) =>
  outerLinks(entries).flatMap(({ file, path, text }) => {
    const plain = withoutTracks(text);
    if (plain === text) return [];
    const cause = `${fieldName(path)} ends with what an app added when it was shared.`;
    const found = hint(file, path, cause, `${plain} leads to the same page.`);
    return asWritten(found, { to: plain });
  });
