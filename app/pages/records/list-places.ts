import { playedOnly } from "#app/domain/games/game.ts";
import { countRecord, recordText } from "#app/domain/records.ts";
import { groupBy, sortedBy } from "#app/lib/list.ts";
import type { ClubRecord, Tournament } from "#app/record/record.ts";

/** The games played at the tournaments' places: not away games of a league, of which the content does not say where. */
const gamesAt = (tournaments: readonly Tournament[]) =>
  tournaments.flatMap(({ games }) => playedOnly(games).filter(({ at }) => at !== "away"));

/** "7–3" in the games at the tournaments' places. */
export const recordAt = (tournaments: readonly Tournament[]) =>
  recordText(countRecord(gamesAt(tournaments)));

/** A state, or a place abroad, which has no region. */
export interface PlayedPlace {
  readonly area: string;
  /** Number of games. */
  readonly games: number;
  /** Oldest first. */
  readonly tournaments: readonly Tournament[];
  readonly cities: ReadonlyMap<string, readonly Tournament[]>;
}

/** "Michigan"; for a place abroad, its country. */
export function nameArea({ area, tournaments: [first] }: PlayedPlace): string {
  return first?.location.region?.name ?? area;
}

/** Where the team has played: states by number of games, then by name, each with its cities. */
export function listPlaces({ tournaments }: Pick<ClubRecord, "tournaments">): PlayedPlace[] {
  const played = tournaments.filter(
    (tournament) => tournament.sanctioned && gamesAt([tournament]).length > 0,
  );
  const areas = groupBy(played, ({ location }) => location.area);
  const places = Array.from(areas, ([area, inArea]) => ({
    area,
    games: gamesAt(inArea).length,
    tournaments: inArea,
    cities: groupBy(inArea, ({ location }) => location.city),
  }));
  const byName = sortedBy(places, nameArea);
  return sortedBy(byName, ({ games }) => -games);
}
