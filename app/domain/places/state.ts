import { fold } from "#app/domain/search/fold.ts";
import { onceFor } from "#app/lib/once-for.ts";

/**
 * What a state is on the map of its country: the states are counted, a district stands beside them, and a
 * territory or a bonus comes with its first plate.
 */
export const STATE_KINDS = ["state", "district", "territory", "bonus"] as const;

export type StateKind = (typeof STATE_KINDS)[number];

/** A place on the map, its column and its row counted from 1 in the upper left. */
export interface Tile {
  readonly column: number;
  readonly row: number;
}

/** A state, province, county or whatever the parts of a country are called. */
export interface State {
  /** "MI": what stands behind a city, and on a plate. */
  readonly code: string;
  readonly name: string;
  readonly kind: StateKind;
  readonly tile: Tile;
  /** Those in which it lies, that of most of its people first; none where nobody has said. */
  readonly timeZones: readonly string[];
  /** Shorter and other names by which people mean it. */
  readonly also: readonly string[];
}

/** What one part of a country is called, and several: "state" and "states". */
export interface Called {
  readonly one: string;
  readonly many: string;
}

/** The country of a club, with its states. */
export interface States {
  /** "US" */
  readonly country: string;
  readonly called: Called;
  /** By kind, each in its own order; none where the country’s are not known. */
  readonly list: readonly State[];
}

export const STATES_IN_ENGLISH: Called = { one: "state", many: "states" };

const byCode = onceFor(({ list }: States) => new Map(list.map((state) => [state.code, state])));

const byName = onceFor(
  ({ list }: States) => new Map(list.map((state) => [fold(state.name), state])),
);

/** The state with a code, "MI". */
export function stateWithCode(code: string, states: States): State | undefined {
  return byCode(states).get(code);
}

/** The state of a name, in any case and without accents too. */
export function stateNamed(name: string, states: States): State | undefined {
  return byName(states).get(fold(name.trim()));
}

/** Whether a state is on every map: a territory or a bonus only is once its plate was spotted. */
export function isOnEveryMap({ kind }: State): boolean {
  return kind === "state" || kind === "district";
}

/** How many states a country has; districts, territories and a bonus are none. */
export function statesIn({ list }: States): number {
  return list.filter(({ kind }) => kind === "state").length;
}

/** States as they are read on the map, row by row. */
export function inReadingOrder(states: readonly State[]): State[] {
  return states.toSorted(
    ({ tile: one }, { tile: other }) => one.row - other.row || one.column - other.column,
  );
}
