import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import { crest, type Opponent } from "./crest.ts";

/** The crests of opponents, by their ids. The outline bleeds 3 units over the crest's 100. */
export function crestSheet(opponents: readonly Opponent[]): Sheet {
  const crests = opponents.map((opponent) => ({
    id: opponent.id,
    viewBox: "-3 -3 106 106",
    markup: crest(opponent),
  }));
  return makeSheet("crests", crests);
}
