import type { Club } from "#app/record/record.ts";
import * as clubWords from "#words/club.ts";
import * as words from "#words/facts.ts";
import { enumerate } from "#words/grammar.ts";

/** Title of a page: "Results · Côte Sauvage Ultimate". */
export function titleWith(site: Pick<Club, "name">, page: string): string {
  return `${page} · ${site.name}`;
}

/** Label of the link to the team's page at the governing body: "USAU Roster"; without one, "Team Page". */
export function rosterLinkLabel({ governingBody }: Pick<Club, "governingBody">): string {
  return governingBody === undefined
    ? words.teamPage
    : words.officialRoster(governingBody.short ?? governingBody.name);
}

/** Domain of a link: "example.org" for "play.example.org"; undefined for a page of this site. */
const findDomain = (link: string) =>
  link.startsWith("/") ? undefined : new URL(link).hostname.split(".").slice(-2).join(".");

/** Label of the link to an event's own page: "USAU page" on the governing body's site, else "Event page". */
export function eventLinkLabel(
  { governingBody }: Pick<Club, "governingBody">,
  link: string,
): string {
  return governingBody?.link === undefined || findDomain(link) !== findDomain(governingBody.link)
    ? words.eventPage
    : words.bodyPage(governingBody.short ?? governingBody.name);
}

/** Description of the club, or with `what` of its team: "mixed club ultimate from Maine and Vermont". */
export function clubInWords(
  { founding }: Pick<Club, "founding">,
  what: string = clubWords.ultimate,
): string {
  return clubWords.clubFrom(founding.division, what, enumerate(founding.regions));
}
