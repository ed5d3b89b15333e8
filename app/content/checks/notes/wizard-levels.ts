import { WIZARD_LEVELS, wizardLevel } from "#app/domain/badge-quest-rules/wizard-level.ts";
import { enumerate } from "#words/grammar/lists.ts";
import { logWarnings, type Doubt, type Row } from "#app/content/checks/badge-quest/log-warnings.ts";

const WIZARDS = "WIZARDS_UNITE";

function doubtsOf(row: Row): Doubt[] {
  const { badge, note } = row;
  if (badge !== WIZARDS || note === undefined) return [];
  const level = wizardLevel(note);
  if (level === undefined || !WIZARD_LEVELS.includes(level)) {
    const levels = enumerate(WIZARD_LEVELS.map(String));
    return [
      {
        row,
        field: "note",
        cause: `${badge} is earned at levels ${levels}, not ${level ?? `"${note}"`}.`,
      },
    ];
  }
  const usual = `Level ${level}`;
  if (note === usual) return [];
  const cause = `note is "${note}", and a level is written as ${usual}.`;
  return [
    {
      row,
      field: "note",
      cause,
      hint: `Did you mean ${usual}?`,
      isSmall: true,
      change: { to: usual },
    },
  ];
}

/** Wizards Unite is earned at its three levels only, and each is written one way. */
export const wizardLevels = logWarnings((log) => log.flatMap(doubtsOf));
