import { sortedBy } from "#app/lib/list.ts";
import { groupByWeek, type Award, sortByTime } from "./badge-quest/badge-quest.ts";
import { type Day, daysBetween } from "./dates/day.ts";
import { type State, stateNamed, type States, sortByRow } from "./places/state.ts";

/** The first award for a plate. */
export interface Claim {
  /** State of the plate. */
  readonly plate: State;
  /** player id */
  readonly player: string;
  readonly date: Day;
}

/** The plate that a note names: "Ohio", "District of Columbia", "Mexico (bonus)". */
export function plateOfNote(note: string, states: States): State | undefined {
  return stateNamed(note.replace(/\(bonus\)\s*$/i, ""), states);
}

/** An award log, and its badges for license plates, whose awards are claims. */
export interface PlatesLog {
  readonly awards: readonly Award[];
  readonly plateBadges: readonly string[];
}

/** The awards that are claims. */
export function plateAwards({ awards, plateBadges }: PlatesLog): readonly Award[] {
  return awards.filter(({ badge }) => plateBadges.includes(badge));
}

/**
 * Claims in an award log, oldest first. Each state or territory is credited once (docs/product.md, Fifty
 * Plates), so only the first claim of a plate counts; an award whose note names no plate claims none.
 */
export function findClaims(log: PlatesLog, states: States): Claim[] {
  const claims = new Map<State, Claim>();
  for (const award of sortByTime(plateAwards(log))) {
    const plate = plateOfNote(award.note ?? "", states);
    if (!plate || claims.has(plate)) continue;
    claims.set(plate, { plate, player: award.player, date: award.date });
  }
  return [...claims.values()];
}

/** A week of an edition, Monday to Sunday. */
export interface WeekOfClaims<C = unknown> {
  /** a Monday */
  readonly first: Day;
  readonly last: Day;
  readonly claims: readonly C[];
  /** plates claimed up to the end of the week */
  readonly total: number;
}

/** Claims by week, Monday to Sunday, empty weeks included. */
export function claimsPerWeek<C extends Pick<Claim, "date">>(
  claims: readonly C[],
): WeekOfClaims<C>[] {
  let total = 0;
  return groupByWeek(claims, (claim) => claim.date).map(({ first, last, items }) => {
    total += items.length;
    return { first, last, claims: items, total };
  });
}

/** States that a club is from, in its own order. Regions that are not states have no plate. */
export function homeStates(regions: readonly string[], states: States): readonly State[] {
  return regions.flatMap((region) => {
    const state = stateNamed(region, states);
    return state?.kind === "state" ? state : [];
  });
}

/** Midpoint between the first and the last. */
function middle(places: readonly number[]): number {
  return (Math.min(...places) + Math.max(...places)) / 2;
}

/** States sorted from the middle of the map outwards. */
function sortFromMiddle(states: readonly State[]): State[] {
  const column = middle(states.map(({ tile }) => tile.column));
  const row = middle(states.map(({ tile }) => tile.row));
  return sortedBy(states, ({ tile }) => Math.hypot(tile.column - column, tile.row - row));
}

/**
 * Plates for a picture, at most six different ones: two of the club's own states, or of the map's middle if
 * it has fewer, then those at the corners.
 */
export function picturedStates(regions: readonly string[], states: States): State[] {
  const byRow = sortByRow(states.list.filter(({ kind }) => kind === "state"));
  const corners = new Set([...byRow.slice(0, 1), ...byRow.slice(-3)]);
  const inside = new Set([...homeStates(regions, states), ...sortFromMiddle(byRow)]);
  return [...[...inside].filter((state) => !corners.has(state)).slice(0, 2), ...corners];
}

/** Number of claimed states, without districts, territories and bonuses. */
export function countStates(claims: readonly Pick<Claim, "plate">[]): number {
  return claims.filter(({ plate }) => plate.kind === "state").length;
}

/**
 * Summary of the map, from claims in order of time: the number of claimed states, the claims `beyond` them
 * (districts, territories, bonuses), and the number of days from the first claim to the last, both included.
 */
export function platesSummary(claims: readonly Pick<Claim, "plate" | "date">[]) {
  const beyond = claims.filter(({ plate }) => plate.kind !== "state");
  const [first, last] = [claims[0], claims.at(-1)];
  return {
    states: countStates(claims),
    beyond,
    days: first && last ? daysBetween(first.date, last.date) + 1 : 0,
  };
}
