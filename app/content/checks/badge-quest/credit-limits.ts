import { creditsBeyond } from "#app/domain/badge-quest-rules/credits-beyond.ts";
import { ordinal } from "#words/grammar/ordinal.ts";
import { logWarnings } from "./log-warnings.ts";

/** Nobody earns a badge more often than its rule allows, in all or in one role, age or level. */
export const creditLimits = logWarnings((log) =>
  creditsBeyond(log).map(({ award: row, count, allowed, inRole }) => ({
    row,
    field: inRole ? "note" : "badge",
    cause: `This is the ${ordinal(count)} ${row.badge} of ${row.player}${inRole ? ` for ${row.note ?? ""}` : ""}, and the rule allows ${allowed}.`,
  })),
);
