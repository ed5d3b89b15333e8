import { inReadingOrder, stateNamed, type State, type States } from "#app/domain/places/state.ts";
import { sortedBy } from "#app/lib/list/sorted-by.ts";

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
