import { findClaims } from "#app/domain/fifty-plates.ts";
import type { States } from "#app/domain/places/state.ts";
import type { Content, Draft, Edition } from "./content.ts";

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

/** All editions, the states with plates, and the edition that Badge Quest shows. */
interface Editions {
  readonly badgeQuest: Pick<Content["badgeQuest"], "editions">;
  readonly states: States;
  readonly site: { readonly badgeQuest?: { readonly edition: number } | undefined } | undefined;
}

/**
 * Editions with claimed plates, oldest first. If there are none, the edition that Badge Quest shows, with
 * every state still open, if it has the badge for plates.
 */
export function editionsWithPlates({
  badgeQuest: { editions },
  states,
  site,
}: Editions): Edition[] {
  if (states.list.length === 0) return [];
  const claimed = [...editions.values()].filter(
    (edition) => findClaims(edition, states).length > 0,
  );
  const defaultEdition = editions.get(site?.badgeQuest?.edition ?? 0);
  if (claimed.length > 0 || defaultEdition === undefined) return claimed;
  return defaultEdition.plateBadges.length === 0 ? claimed : [defaultEdition];
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

/** The site's pages, for checks of links and names. They are passed in, because content must not import pages. */
export interface KnownPages {
  /** Link labels of the one-of-a-kind pages, by page. */
  readonly labels: Readonly<Record<string, string>>;
  /** Whether the club has a page at a path such as `/results`. */
  readonly isThere: (inventory: Inventory, path: string) => boolean;
}
