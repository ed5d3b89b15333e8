import { type Award, inOrderOfTime } from "#app/domain/badge-quest/award.ts";
import type { Day } from "#app/domain/dates/day.ts";
import { fold } from "#app/domain/search/fold.ts";
import { type Plate, PLATES } from "./plate.ts";

/** The badge whose awards are claims. */
export const FIFTY_PLATES = "FIFTY_PLATES";

export interface Claim {
  readonly plate: Plate;
  /** player id */
  readonly player: string;
  readonly date: Day;
}

const BY_NAME = new Map(PLATES.map((plate) => [fold(plate.name), plate]));

/** The plate that a note names: "Ohio", "District of Columbia", "Mexico (bonus)". */
export function plateOfNote(note: string): Plate | undefined {
  return BY_NAME.get(fold(note.replace(/\(bonus\)\s*$/i, "").trim()));
}

/**
 * The claims of an award log, oldest first. One credit per state or territory (docs/product.md,
 * Fifty Plates), so only the first claim of a plate counts; an award whose note names no plate
 * claims none.
 */
export function claimsOf(awards: readonly Award[]): Claim[] {
  const claims = new Map<Plate, Claim>();
  for (const award of inOrderOfTime(awards.filter(({ badge }) => badge === FIFTY_PLATES))) {
    const plate = plateOfNote(award.note ?? "");
    if (!plate || claims.has(plate)) continue;
    claims.set(plate, { plate, player: award.player, date: award.date });
  }
  return [...claims.values()];
}
