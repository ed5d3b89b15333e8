import { fold } from "#app/domain/fold.ts";
import { sortedBy } from "#app/lib/list.ts";
import { onceFor } from "#app/lib/once-for.ts";
import * as counts from "#words/counts.ts";
import { enumerate } from "#words/grammar.ts";

/**
 * Kinds of states on a country's map. States are counted, districts are listed beside them, and territories
 * and bonuses appear with their first plate.
 */
export const STATE_KINDS = ["state", "district", "territory", "bonus"] as const;

export type StateKind = (typeof STATE_KINDS)[number];

/** Position on the map: column and row, from 1 in the upper left. */
interface Tile {
  readonly column: number;
  readonly row: number;
}

/** A state, province, county or whatever the parts of a country are called. */
export interface State {
  /** Code after a city and on a plate: "MI". */
  readonly code: string;
  readonly name: string;
  readonly kind: StateKind;
  readonly tile: Tile;
  /** Its time zones, the one with most people first; empty if unknown. */
  readonly timeZones: readonly string[];
  /** Abbreviations and other common names. */
  readonly also: readonly string[];
}

/** Singular and plural of a country's parts: "state" and "states". */
interface Called {
  readonly one: string;
  readonly many: string;
}

/** The country of a club, with its states. */
export interface States {
  /** "US" */
  readonly country: string;
  readonly called: Called;
  /** By kind, each in its own order; empty if the country's are unknown. */
  readonly list: readonly State[];
}

/** Words for states, unless the content has others. */
export const STATES_IN_ENGLISH: Called = { one: "state", many: "states" };

const byCode = onceFor(({ list }: States) => new Map(list.map((state) => [state.code, state])));

const byName = onceFor(
  ({ list }: States) => new Map(list.map((state) => [fold(state.name), state])),
);

/** The state with a code, "MI". */
export function stateWithCode(code: string, states: States): State | undefined {
  return byCode(states).get(code);
}

/** Finds a state by name; case and accents are ignored. */
export function stateNamed(name: string, states: States): State | undefined {
  return byName(states).get(fold(name.trim()));
}

/** Whether a state is always on the map; territories and bonuses appear once their plate is spotted. */
export function isOnEveryMap({ kind }: State): boolean {
  return kind === "state" || kind === "district";
}

/** Number of a country's states, without districts, territories and bonuses. */
export function statesIn({ list }: States): number {
  return list.filter(({ kind }) => kind === "state").length;
}

/** Sorts states as on the map, row by row. */
export function sortByRow(states: readonly State[]): State[] {
  return states.toSorted(({ tile: a }, { tile: b }) => a.row - b.row || a.column - b.column);
}

/** Codes of districts, which are listed separately because they are not states. */
export function districtsAmong(regions: Iterable<State>): string[] {
  return [...regions].flatMap(({ kind, code }) => (kind === "district" ? code : []));
}

/** "10 states and DC"; empty if there are neither. */
export function statesText(regions: Iterable<State>, called: Called): string {
  const all = [...regions];
  const districts = districtsAmong(all);
  const count = all.length - districts.length;
  return enumerate([...(count === 0 ? [] : [counts.parts(count, called)]), ...districts]);
}

/** Marks an empty place on the map. */
const MAP_GAP = ".";

/** Most columns whose tiles can still be tapped on a phone. */
export const MAX_COLUMNS = 12;

/** Most rows of a map that fits on a screen. */
export const MAX_ROWS = 16;

const splitMapRow = (row: string) => row.trim().split(/\s+/);

/** The codes in a row of the map. */
export function codesOnMap(row: string): string[] {
  return splitMapRow(row).filter((cell) => cell !== MAP_GAP);
}

/** Tiles of a map drawn as rows of codes, with dots for gaps. */
export function readMapTiles(rows: readonly string[]): Map<string, Tile> {
  const drawn = rows.flatMap((row, down) =>
    splitMapRow(row).flatMap((code, along) =>
      code === MAP_GAP ? [] : [[code, { column: along + 1, row: down + 1 }] as const],
    ),
  );
  const firstColumn = Math.min(...drawn.map(([, { column }]) => column));
  return new Map(
    drawn.map(([code, { column, row }]) => [code, { column: column - firstColumn + 1, row }]),
  );
}

/** Tiles of all codes: those not drawn go in rows below the map, or form a separate map if none is drawn. */
export function tilesOfAll(codes: readonly string[], rows: readonly string[]): Map<string, Tile> {
  const tiles = readMapTiles(rows);
  const rest = codes.filter((code) => !tiles.has(code));
  const drawn = Math.max(0, ...Array.from(tiles.values(), ({ column }) => column));
  // About as wide as a map that is wider than high.
  const width = drawn || Math.min(MAX_COLUMNS, Math.ceil(Math.sqrt(rest.length * 1.5)));
  for (const [index, code] of rest.entries()) {
    const row = rows.length + 1 + Math.floor(index / width);
    tiles.set(code, { column: (index % width) + 1, row });
  }
  return tiles;
}

/** States as a file lists them: by code, with a map drawn as rows of codes. */
interface ListedStates {
  readonly called?: Called | undefined;
  readonly states: Readonly<Record<string, ListedState>>;
  readonly map: readonly string[];
}

interface ListedState extends Pick<State, "name" | "kind"> {
  readonly timeZones?: readonly string[] | undefined;
  readonly also?: readonly string[] | undefined;
}

/** The states of a country from a file. */
export function shapeStates({ called, states, map }: ListedStates, country: string): States {
  const tiles = tilesOfAll(Object.keys(states), map);
  const list = Object.entries(states).map(([code, { name, kind, timeZones = [], also = [] }]) => {
    const tile = tiles.get(code) ?? { column: 1, row: 1 };
    return { code, name, kind, tile, timeZones, also };
  });
  return {
    country,
    called: called ?? STATES_IN_ENGLISH,
    list: sortedBy(list, ({ kind }) => STATE_KINDS.indexOf(kind)),
  };
}
