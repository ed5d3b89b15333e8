import { FIVE, unearnedFabFives } from "#app/domain/badge-quest-rules/fab-five.ts";
import { ordinal } from "#words/grammar/ordinal.ts";
import { logWarnings } from "./log-warnings.ts";

/** Whoever has Fab Five has the other badges for it. */
export const fabFive = logWarnings((log) =>
  unearnedFabFives(log).map(({ award: row, count, others }) => ({
    row,
    field: "badge",
    cause: `The ${ordinal(count)} ${row.badge} of ${row.player} needs ${count * FIVE} other badges by that day, and there are ${others}.`,
    hint: `It takes ${FIVE} other badges between two updates.`,
  })),
);
