import { logWarnings, type Doubt, type Row } from "#app/content/checks/badge-quest/log-warnings.ts";
import { suggestPlate } from "#app/content/suggestions/suggest-plate.ts";
import type { States } from "#app/domain/places/state.ts";
import { plateOfNote } from "#app/domain/fifty-plates/claims.ts";

const BORDER = "BORDER_PATROL";

function sidesOf(note: string): string[] {
  return note.split(/[/&\p{Pd}]|\bto\b/u).map((side) => side.trim());
}

/** A side that is nearly a state: one that is none at all may be a province or a country. */
function misspelled(row: Row, sides: readonly string[], states: States): Doubt[] {
  const meant = sides.map((side) =>
    plateOfNote(side, states) === undefined ? (suggestPlate(side, states) ?? side) : side,
  );
  const right = meant.join(" / ");
  if (right === sides.join(" / ")) return [];
  const cause = `The border "${row.note ?? ""}" has a side that is no state.`;
  const hint = `Did you mean ${right}?`;
  return [{ row, field: "note", cause, hint, change: { to: right } }];
}

function doubtsOf(log: readonly Row[], states: States): Doubt[] {
  const noted = log
    .filter(({ badge, note }) => badge === BORDER && note !== undefined)
    .map((row) => ({ row, sides: sidesOf(row.note ?? "") }));
  const isTwoSided = noted.filter(({ sides }) => sides.length > 1).length * 2 > noted.length;
  return noted.flatMap(({ row, sides }) => {
    const slips = misspelled(row, sides, states);
    if (slips.length > 0 || sides.length > 1 || !isTwoSided) return slips;
    const cause = `The note names one side of a border, ${row.note ?? ""}, while the others name both.`;
    return { row, field: "note", cause, hint: "Write both, such as Michigan / Ohio." };
  });
}

/** A border has two sides, both spelled as states are, in a log that names both. */
export const bordersNamed = logWarnings((log, _, { states }) => doubtsOf(log, states));
