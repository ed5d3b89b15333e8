import type { Draft } from "./content.ts";
import { editionsWithPlates } from "./editions-with-plates.ts";

/** The parts of the site that the club has content for. It decides which pages it has, also for content with problems. */
export interface Inventory {
  /** Undefined while site.yml has problems. */
  readonly club: Draft["site"];
  readonly coreValues: number;
  readonly news: number;
  readonly badges: number;
  /** Editions of Badge Quest with a map of plates. */
  readonly plateEditions: number;
  readonly playlistYears: readonly number[];
  readonly datedTournaments: number;
  readonly sanctionedTournaments: number;
  /** Games of sanctioned tournaments. */
  readonly games: number;
  readonly scoredGames: number;
}

/** Counts the content of a draft, in which damaged files count as empty. */
export function takeInventory(draft: Draft): Inventory {
  const { site, coreValues, news, badgeQuest, playlists, tournaments } = draft;
  const sanctioned = tournaments.filter((tournament) => tournament.sanctioned);
  const games = sanctioned.flatMap((tournament) => tournament.games);
  return {
    club: site,
    coreValues: coreValues.length,
    news: news.length,
    badges: badgeQuest.badges.size,
    plateEditions: editionsWithPlates(draft).length,
    playlistYears: [...playlists.keys()],
    datedTournaments: tournaments.filter(({ dates }) => dates !== undefined).length,
    sanctionedTournaments: sanctioned.length,
    games: games.length,
    scoredGames: games.filter(({ score }) => score !== undefined).length,
  };
}
