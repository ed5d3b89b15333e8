import { WIZARD_LEVELS, wizardLevel } from "#app/domain/badge-quest-rules/wizard-level.ts";
import { enumerate } from "#words/grammar/lists.ts";
import { logWarnings } from "./log-warnings.ts";

/** Wizards Unite is earned at its three levels only. */
export const wizardLevels = logWarnings((log) =>
  log.flatMap((row) => {
    const level = wizardLevel(row.note ?? "");
    if (row.badge !== "WIZARDS_UNITE" || level === undefined) return [];
    if (WIZARD_LEVELS.includes(level)) return [];
    const levels = enumerate(WIZARD_LEVELS.map(String));
    return {
      row,
      field: "note",
      cause: `${row.badge} is earned at levels ${levels}, not ${level}.`,
    };
  }),
);
