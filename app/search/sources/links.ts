import type { ClubRecord } from "#app/record/record.ts";
import { shownAddress } from "#app/lib/path.ts";
import { capitalize } from "#app/lib/plural.ts";
import type { LinkEntry } from "#app/search/search-data.ts";
import * as words from "#words/search.ts";

/** Display form of a link: "instagram.com/gale", "captains@gale.example". */
function readAs(link: string): string {
  return shownAddress(link.replace("mailto:", "")).replace(/\/$/, "");
}

/** The club's profiles and email, then its sponsors. */
export function linkEntries({ club }: ClubRecord): LinkEntry[] {
  const links = club.socialLinks.map(({ name, link }) => ({
    kind: "links" as const,
    of: "link" as const,
    link,
    title: capitalize(name),
    detail: readAs(link),
  }));
  const sponsors = club.sponsors.map(({ name, link }) => ({
    kind: "links" as const,
    of: "sponsor" as const,
    link,
    title: name,
    detail: `${words.teamSponsor(club.teamName)}, ${readAs(link)}`,
  }));
  return [...links, ...sponsors];
}
