/** The invented club, or another one, with some of its content changed: each change names its entry. */
import { loadContent } from "#app/content/.server/load-content.ts";
import type { Content } from "#app/content/content.ts";

/** Changes by id or year; nothing else is changed. */
type Changes = Readonly<Record<string, object>>;

/** Its tournaments, by id. */
export function withTournaments(changes: Changes, club: Content = loadContent()): Content {
  const tournaments = club.tournaments.map((tournament) =>
    Object.assign({}, tournament, changes[tournament.id]),
  );
  return { ...club, tournaments };
}

/** Its rosters, by year. */
export function withRosters(changes: Changes, club: Content = loadContent()): Content {
  const seasons = club.seasons.map(({ roster, ...season }) =>
    roster === undefined
      ? season
      : Object.assign(season, { roster: Object.assign({}, roster, changes[season.year]) }),
  );
  return { ...club, seasons };
}

function changeEntries<Key extends string | number, Entry extends object>(
  entries: ReadonlyMap<Key, Entry>,
  changes: Changes,
): Map<Key, Entry> {
  return new Map(
    Array.from(
      entries,
      ([key, entry]) => [key, Object.assign({}, entry, changes[String(key)])] as const,
    ),
  );
}

/** Its players, by id. */
export function withPlayers(changes: Changes, club: Content = loadContent()): Content {
  return { ...club, players: changeEntries(club.players, changes) };
}

/** Its opponents, by id. */
export function withOpponents(changes: Changes, club: Content = loadContent()): Content {
  return { ...club, opponents: changeEntries(club.opponents, changes) };
}

/** Its pages of playlists, by year. */
export function withPlaylists(changes: Changes, club: Content = loadContent()): Content {
  return { ...club, playlists: changeEntries(club.playlists, changes) };
}

/** Its editions of Badge Quest, by year. */
export function withEditions(changes: Changes, club: Content = loadContent()): Content {
  const { badgeQuest } = club;
  const editions = changeEntries(badgeQuest.editions, changes);
  return { ...club, badgeQuest: { ...badgeQuest, editions } };
}
