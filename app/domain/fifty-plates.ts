import { sortedBy, groupBy } from "#app/lib/list.ts";
import { type Day, daysBetween } from "./dates/day.ts";
import { weeksOf, type Award, inOrderOfTime } from "./badge-quest/badge-quest.ts";
import { type State, stateNamed, type States, inReadingOrder } from "./places/state.ts";

/** The badge whose awards are claims. */
export const FIFTY_PLATES = "FIFTY_PLATES";

export interface Claim {
  /** The state whose plate it is. */
  readonly plate: State;
  /** player id */
  readonly player: string;
  readonly date: Day;
}

/** The plate that a note names: "Ohio", "District of Columbia", "Mexico (bonus)". */
export function plateOfNote(note: string, states: States): State | undefined {
  return stateNamed(note.replace(/\(bonus\)\s*$/i, ""), states);
}

/**
 * The claims of an award log, oldest first. One credit per state or territory (docs/product.md,
 * Fifty Plates), so only the first claim of a plate counts; an award whose note names no plate
 * claims none.
 */
export function claimsOf(awards: readonly Award[], states: States): Claim[] {
  const claims = new Map<State, Claim>();
  for (const award of inOrderOfTime(awards.filter(({ badge }) => badge === FIFTY_PLATES))) {
    const plate = plateOfNote(award.note ?? "", states);
    if (!plate || claims.has(plate)) continue;
    claims.set(plate, { plate, player: award.player, date: award.date });
  }
  return [...claims.values()];
}

export interface WeekOfClaims {
  /** a Monday */
  readonly first: Day;
  readonly last: Day;
  readonly claims: readonly Claim[];
  /** plates claimed up to the end of the week */
  readonly total: number;
}

/** Claims over time, week by week from Monday to Sunday, weeks without any included. */
export function claimsPerWeek(claims: readonly Claim[]): WeekOfClaims[] {
  let total = 0;
  return weeksOf(claims, (claim) => claim.date).map(({ first, last, items }) => {
    total += items.length;
    return { first, last, claims: items, total };
  });
}

/** The states that a club is from, in its own order; a region that is no state has no plate. */
export function homeStates(regions: readonly string[], states: States): readonly State[] {
  return regions.flatMap((region) => {
    const state = stateNamed(region, states);
    return state?.kind === "state" ? state : [];
  });
}

/** Half way between the first and the last. */
function middle(places: readonly number[]): number {
  return (Math.min(...places) + Math.max(...places)) / 2;
}

/** States from the middle of the map outwards. */
function fromTheMiddle(states: readonly State[]): State[] {
  const column = middle(states.map(({ tile }) => tile.column));
  const row = middle(states.map(({ tile }) => tile.row));
  return sortedBy(states, ({ tile }) => Math.hypot(tile.column - column, tile.row - row));
}

/**
 * The plates of a picture, at most six and none twice: two of the club's own states, or of the middle of the map
 * where it has fewer, then those at the corners.
 */
export function picturedStates(regions: readonly string[], states: States): State[] {
  const onMap = inReadingOrder(states.list.filter(({ kind }) => kind === "state"));
  const corners = new Set([...onMap.slice(0, 1), ...onMap.slice(-3)]);
  const others = new Set([...homeStates(regions, states), ...fromTheMiddle(onMap)]);
  return [...[...others].filter((state) => !corners.has(state)).slice(0, 2), ...corners];
}

/** The states that nobody has claimed yet, in their order. Districts, territories and a bonus are no states. */
export function openStates(claims: readonly Claim[], { list }: States): State[] {
  const claimed = new Set(claims.map(({ plate }) => plate));
  return list.filter((state) => state.kind === "state" && !claimed.has(state));
}

export interface Spotter {
  readonly player: string;
  /** in the order in which she claimed them */
  readonly plates: readonly State[];
}

/** Spotters by number of plates, highest first; with equal numbers, whoever claimed her first one earlier. */
export function spottersOf(claims: readonly Claim[]): Spotter[] {
  const spotters = [...groupBy(claims, (claim) => claim.player)].map(([player, hers]) => ({
    player,
    plates: hers.map(({ plate }) => plate),
  }));
  return sortedBy(spotters, ({ plates }) => -plates.length);
}

export interface PlatesSummary {
  /** claimed ones */
  readonly states: number;
  /** claims of districts, territories and a bonus */
  readonly beyond: readonly Claim[];
  /** people with at least one claim */
  readonly spotters: number;
  /** from the first claim to the last, both days counted; 0 without claims */
  readonly days: number;
}

/** The counts over the map, from claims in order of time. */
export function platesSummary(claims: readonly Claim[]): PlatesSummary {
  const beyond = claims.filter(({ plate }) => plate.kind !== "state");
  const [first, last] = [claims[0], claims.at(-1)];
  return {
    states: claims.length - beyond.length,
    beyond,
    spotters: new Set(claims.map(({ player }) => player)).size,
    days: first && last ? daysBetween(first.date, last.date) + 1 : 0,
  };
}
