import type { Player, Roster } from "#app/content/content.ts";
import { inventNames } from "./invent.ts";
import type { Random } from "./random.ts";
import { fuller, type Spread } from "./spread.ts";

/** An entry of players.yml. */
interface Written {
  readonly name: { first: string; last: string; nickname?: string };
  readonly jersey?: number;
  readonly position: Player["position"];
}

/** Everyone by key, in the order in which they joined. */
export type People = ReadonlyMap<string, Written>;

/** The people, repeated under invented names, each shaped like one of the team. */
export function growPeople(players: readonly Player[], factor: number, random: Random): People {
  const lasts = inventNames(players.length * factor, random);
  const firsts = inventNames(players.length, random);
  const entries = fuller(players, factor, ({ name, jersey, position }) => ({
    nickname: name.nickname === undefined ? {} : { nickname: random.pick(firsts) },
    jersey: jersey === undefined ? {} : { jersey },
    position,
  }));
  return new Map(
    entries.flatMap(({ nickname, jersey, position }, index) => {
      const last = lasts[index];
      if (last === undefined) return [];
      const name = { first: random.pick(firsts), last, ...nickname };
      return [[last.toLowerCase(), { name, ...jersey, position }] as const];
    }),
  );
}

/** Who is on the team of a season: people stay for a few years, and each year some join. */
export interface Team {
  readonly players: readonly string[];
  readonly coaches: readonly string[];
  readonly captains: readonly string[];
}

/**
 * The team of the given season, of as many people as the season that it is shaped like.
 *
 * @param season its number, from 0
 */
export function teamOf(
  season: number,
  shape: Roster,
  { years, fullness }: Spread,
  people: People,
): Team {
  const keys = [...people.keys()];
  const size = Math.round(shape.players.length * fullness);
  const coaching = Math.round(shape.coaches.length * fullness);
  const last = Math.max(0, keys.length - size - coaching);
  const first = Math.round((last * season) / Math.max(1, years.length - 1));
  const players = keys.slice(first, first + size);
  return {
    players,
    coaches: keys.slice(first + size, first + size + coaching),
    captains: players.slice(0, Math.round(shape.captains.length * fullness)),
  };
}
