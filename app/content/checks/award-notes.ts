import {
  type GetCredits,
  noteLevel,
  noteWords,
  roleByAnotherWord,
} from "#app/domain/badge-quest/rules.ts";
import { findClosest } from "#app/content/suggestions/suggestions.ts";
import { enumerate } from "#words/grammar/lists.ts";
import type { Check } from "./check.ts";
import { logWarnings, type LogWarning, type Row } from "./badge-quest.ts";

function suggestNote(note: string, roles: readonly string[]): string | undefined {
  const [word = ""] = note.split(/ ?[-–:(] ?/);
  const begun = roles.filter((role) => noteWords(role).startsWith(noteWords(word)));
  if (begun.length === 1 && word !== "") return begun[0];
  return (
    findClosest(word, roles) ?? (roles.length === 2 ? roleByAnotherWord(roles, word) : undefined)
  );
}

function wrongRole(row: Row, findCredits: GetCredits): LogWarning[] {
  const { badge, note } = row;
  const roles = findCredits(badge)?.roles;
  if (roles === undefined || note === undefined || note.startsWith("?")) return [];
  if (roles.some((role) => noteWords(role) === noteWords(note))) return [];
  const role = suggestNote(note, roles);
  return [
    {
      row,
      field: "note",
      cause: `${badge} is earned as ${enumerate(roles)}, not as "${note}".`,
      hint: role === undefined ? undefined : `Did you mean ${role}?`,
    },
  ];
}

/** A badge that is earned in a role names one of its roles. */
const rolesNamed = logWarnings((log, { findCredits }) =>
  log.flatMap((row) => wrongRole(row, findCredits)),
);

function findLevelWarnings(row: Row, findCredits: GetCredits): LogWarning[] {
  const { badge, note } = row;
  const known = findCredits(badge)?.levels;
  if (known === undefined || note === undefined) return [];
  const level = noteLevel(note);
  if (level === undefined || !known.includes(level)) {
    const levels = enumerate(known.map(String));
    return [
      {
        row,
        field: "note",
        cause: `${badge} is earned at levels ${levels}, not ${level ?? `"${note}"`}.`,
      },
    ];
  }
  const levelNote = `Level ${level}`;
  if (note === levelNote) return [];
  const cause = `note is "${note}", but levels are written as ${levelNote}.`;
  return [
    {
      row,
      field: "note",
      cause,
      hint: `Did you mean ${levelNote}?`,
      isMinor: true,
    },
  ];
}

/** A badge with levels is earned at those only, and each is written one way. */
const levelsNamed = logWarnings((log, { findCredits }) =>
  log.flatMap((row) => findLevelWarnings(row, findCredits)),
);

export const awardNoteChecks: readonly Check[] = [levelsNamed, rolesNamed];
