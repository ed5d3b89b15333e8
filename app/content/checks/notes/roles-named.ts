import { closest } from "#app/content/suggestions/closest.ts";
import { NOTE_ROLES, roleByAnotherWord } from "#app/domain/badge-quest-rules/note-roles.ts";
import { noteWords } from "#app/domain/badge-quest-rules/note-words.ts";
import { enumerate } from "#words/grammar/lists.ts";
import { logWarnings, type Doubt, type Row } from "#app/content/checks/badge-quest/log-warnings.ts";

function meant(note: string, roles: readonly string[]): string | undefined {
  const [word = ""] = note.split(/ ?[-–:(] ?/);
  const begun = roles.filter((role) => noteWords(role).startsWith(noteWords(word)));
  if (begun.length === 1 && word !== "") return begun[0];
  return closest(word, roles) ?? (roles.length === 2 ? roleByAnotherWord(roles, word) : undefined);
}

function wrongRole(row: Row): Doubt[] {
  const { badge, note } = row;
  const roles = NOTE_ROLES.get(badge);
  if (roles === undefined || note === undefined || note.startsWith("?")) return [];
  if (roles.some((role) => noteWords(role) === noteWords(note))) return [];
  const role = meant(note, roles);
  return [
    {
      row,
      field: "note",
      cause: `${badge} is earned as ${enumerate(roles)}, not as "${note}".`,
      hint: role === undefined ? undefined : `Did you mean ${role}?`,
      change: role === undefined ? undefined : { to: role },
    },
  ];
}

/** A badge that is earned in a role names one of its roles. */
export const rolesNamed = logWarnings((log) => log.flatMap(wrongRole));
