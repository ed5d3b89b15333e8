import { suggestPlate } from "#app/content/suggestions/suggest-plate.ts";
import { FIFTY_PLATES, plateOfNote } from "#app/domain/fifty-plates/claims.ts";
import { logWarnings } from "#app/content/checks/badge-quest/log-warnings.ts";

/** Every award of Fifty Plates names a plate: one that names none is missing from the map. */
export const platesNamed = logWarnings((log, _, { states }) =>
  log
    .filter(
      ({ badge, note = "" }) =>
        badge === FIFTY_PLATES && states.list.length > 0 && !plateOfNote(note, states),
    )
    .map((row) => {
      if (row.note === undefined) {
        return {
          row,
          field: "badge",
          cause: "The award names no plate, so it is missing from the map.",
        };
      }
      const cause = `The map has no plate "${row.note}", so the award is missing from it.`;
      const meant = suggestPlate(row.note, states);
      const hint = meant === undefined ? undefined : `Did you mean ${meant}?`;
      const change = meant === undefined ? undefined : { to: meant };
      return { row, field: "note", cause, hint, change };
    }),
);
