import { NOTE_ROLES } from "#app/domain/badge-quest-rules/note-roles.ts";
import { SINGLE_CREDITS } from "#app/domain/badge-quest-rules/claimed-thing.ts";
import { groupBy } from "#app/lib/list/group-by.ts";
import { logWarnings, type Doubt, type Row } from "#app/content/checks/badge-quest/log-warnings.ts";
import { isSameNote } from "./same-note.ts";

/** Places of one country are a letter or two from each other; checks of their own know their names. */
const PLACES: ReadonlySet<string | undefined> = new Set(["plate", "border"]);

function isFree({ badge, note }: Row): boolean {
  if (note === undefined || /\d/.test(note)) return false;
  return !NOTE_ROLES.has(badge) && !PLACES.has(SINGLE_CREDITS.get(badge)?.kind);
}

/** The notes of a badge, the most frequent first, then in the order of the log. */
function spellings(rows: readonly Row[]): [note: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { note = "" } of rows) counts.set(note, (counts.get(note) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one);
}

function doubtsOf(rows: readonly Row[]): Doubt[] {
  const notes = spellings(rows);
  return rows.flatMap((row) => {
    const { badge, note = "" } = row;
    const at = notes.findIndex(([other]) => other === note);
    const [usual, count] = notes.slice(0, at).find(([other]) => isSameNote(note, other)) ?? [];
    if (usual === undefined) return [];
    const cause = `note is "${note}", and another ${badge} has "${usual}".`;
    // Of two that are as frequent either may be the slip.
    const isUsual = count !== notes[at]?.[1];
    const hint = isUsual ? `Did you mean ${usual}?` : "What is the same is written one way.";
    return { row, field: "note", cause, hint, isSmall: true };
  });
}

/** Names of one animal may end so: Walrus, Ibis, Albatross, Rhinoceros. */
const SINGULAR = /(?:[uoi]s|ss)$/i;

/** An animal is named in the singular, so that a second one is found. */
function plural(row: Row): Doubt[] {
  const { badge, note = "" } = row;
  const [name = ""] = note.split(/ ?\(/);
  const isSpecies = SINGLE_CREDITS.get(badge)?.kind === "species";
  if (!isSpecies || !/[a-z]s$/.test(name) || SINGULAR.test(name)) return [];
  const cause = `note is "${note}", which reads like several animals.`;
  return [{ row, field: "note", cause, hint: "Write one: Dog, not Dogs.", isSmall: true }];
}

/** What the notes of a badge name, they name one way: a role is not also a shortened one, an animal not also its plural. */
export const notesAlike = logWarnings((log) => {
  const alike = [...groupBy(log.filter(isFree), ({ badge }) => badge).values()].flatMap(doubtsOf);
  const known = new Set(alike.map(({ row }) => row.index));
  return [...alike, ...log.filter(({ index }) => !known.has(index)).flatMap(plural)];
});
