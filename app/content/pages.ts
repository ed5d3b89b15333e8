import { resultsTournaments } from "#app/domain/tournaments.ts";
import type { OptionalPage, PageName, Place } from "#app/paths.ts";
import type { Draft } from "./content.ts";
import { editionsWithPlates } from "./editions-with-plates.ts";

function hasGames({ tournaments }: Draft): boolean {
  return resultsTournaments(tournaments).some(({ games }) => games.length > 0);
}

/** Content that each optional page needs. Without it the club has no such page, and nothing links there. */
const isMadeOf: Readonly<Record<OptionalPage, (content: Draft) => boolean>> = {
  news: ({ news }) => news.length > 0,
  results: ({ tournaments }) => resultsTournaments(tournaments).length > 0,
  badgequest: ({ site }) => site?.badgeQuest !== undefined,
  fiftyplates: (content) => editionsWithPlates(content).length > 0,
  corevalues: ({ coreValues }) => coreValues.length > 0,
  playlists: ({ playlists }) => playlists.size > 0,
  tournament: ({ tournaments }) => tournaments.some(({ dates }) => dates !== undefined),
  opponents: hasGames,
  opponent: hasGames,
  records: ({ tournaments }) =>
    resultsTournaments(tournaments).some(({ games }) => games.some(({ score }) => score)),
  badge: ({ badgeQuest }) => badgeQuest.badges.size > 0,
  join: ({ site }) =>
    site !== undefined &&
    (site.tryouts !== undefined || site.captainsEmail !== undefined || site.socialLinks.length > 0),
  sponsors: ({ site }) =>
    site !== undefined && (site.sponsors.length > 0 || site.sponsorsCall !== undefined),
};

function isOptional(page: PageName): page is OptionalPage {
  return Object.hasOwn(isMadeOf, page);
}

/** Whether the club has something to show on a kind of page. Those around the roster are always there. */
export function hasPage(content: Draft, page: PageName): boolean {
  return !isOptional(page) || isMadeOf[page](content);
}

/** Whether there is a page at a place: of the playlists there is one a year. */
export function isThere(content: Draft, { name, params }: Place): boolean {
  return name === "playlists"
    ? content.playlists.has(Number(params["year"]))
    : hasPage(content, name);
}
