import { playedOnly } from "#app/domain/games/game.ts";
import { stateName } from "#app/domain/places/state-name.ts";
import { countRecord, recordText } from "#app/domain/records/record.ts";
import { groupBy } from "#app/lib/list/group-by.ts";
import { sortedBy } from "#app/lib/list/sorted-by.ts";
import type { Tournament } from "#app/record/record.ts";
import type { RecordsPlace } from "./records-data.ts";

const gamesOf = (tournaments: readonly Tournament[]) =>
  tournaments.flatMap(({ games }) => playedOnly(games));

const recordIn = (tournaments: readonly Tournament[]) =>
  recordText(countRecord(gamesOf(tournaments)));

/** A city without a state, such as Washington DC, stands for itself. */
const placeOf = ({ location: { city, state } }: Tournament) => state ?? city;

/**
 * Where the team has played: states by games, then by name, each with its cities. Counted by the
 * place of the tournament.
 *
 * @param tournaments sanctioned, oldest first
 */
export function shapePlaces(tournaments: readonly Tournament[]): RecordsPlace[] {
  const played = tournaments.filter(({ games }) => playedOnly(games).length > 0);
  const places = Array.from(groupBy(played, placeOf), ([key, all]): RecordsPlace => {
    const cities = groupBy(all, ({ location }) => location.city);
    return {
      key: key.toLowerCase().replaceAll(/[^a-z]+/g, "-"),
      name: stateName(key) ?? key,
      games: gamesOf(all).length,
      record: recordIn(all),
      cities: Array.from(cities, ([name, here]) => ({
        name,
        record: recordIn(here),
        tournaments: here.flatMap(({ id, year, dates }) =>
          dates === undefined ? [] : [{ id, year }],
        ),
      })),
    };
  });
  return sortedBy(
    sortedBy(places, ({ name }) => name),
    ({ games }) => -games,
  );
}
