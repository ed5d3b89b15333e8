import { type Award, inOrderOfTime } from "#app/domain/badge-quest/award.ts";
import type { Day } from "#app/domain/dates/day.ts";
import { type State, stateNamed, type States } from "#app/domain/places/state.ts";

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
