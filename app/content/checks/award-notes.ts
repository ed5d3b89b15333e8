import {
  type Credits,
  type CreditsOf,
  noteLevel,
  noteWords,
  roleByAnotherWord,
} from "#app/domain/badge-quest/rules.ts";
import { groupBy } from "#app/lib/list.ts";
import { closest } from "#app/content/suggestions/suggestions.ts";
import { enumerate } from "#words/grammar/lists.ts";
import { logWarnings, type LogWarning, type Row } from "./badge-quest.ts";

/** Shorter notes differ by a letter or two and mean something else: Cow and Crow. */
const FEWEST_LETTERS = 8;

/** Shorter words are no abbreviations of longer ones. */
const FEWEST_OF_SHORT = 3;

function wordsOf(note: string): string[] {
  return noteWords(note)
    .split(" ")
    .filter((word) => word !== "" && word !== "and");
}

/** Whether a word is short for another: its letters stand there in order, from the first: "cbus", "mich". */
function isShortFor(word: string, long: string): boolean {
  if (word.length < FEWEST_OF_SHORT || word.length >= long.length || word[0] !== long[0])
    return false;
  let at = 0;
  for (const letter of long) if (letter === word[at]) at += 1;
  return at === word.length;
}

/** Whether the words of two notes belong together one by one, in any order, some of them shortened. */
function hasSameWords(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length || one.length === 0) return false;
  const left = [...other];
  const apart = one.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  if (apart.length === one.length && one.length > 1) return false;
  return apart.every((word) => {
    const at = left.findIndex((long) => isShortFor(word, long) || isShortFor(long, word));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** "dogs" for "dog": the same thing in the plural. */
function isPluralOf(one: string, other: string): boolean {
  return one === `${other}s` || one === `${other}es`;
}

/** Whether two notes of a badge name the same in two ways: misspelled, shortened, in the plural, in another order. */
export function isSameNote(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const [text, long] = [words.join(" "), others.join(" ")];
  if (isPluralOf(text, long) || isPluralOf(long, text)) return true;
  const isLong = Math.min(text.length, long.length) >= FEWEST_LETTERS;
  if (isLong && words.length === others.length && closest(text, [long]) !== undefined) return true;
  return words.length > 1 && hasSameWords(words, others);
}

/** Places of one country are a letter or two from each other; checks of their own know their names. */
const PLACES: ReadonlySet<string | undefined> = new Set(["plate", "border"]);

function isFree({ note }: Row, { roles, once }: Credits = {}): boolean {
  if (note === undefined || /\d/.test(note)) return false;
  return roles === undefined && !PLACES.has(once);
}

/** The notes of a badge, the most frequent first, then in the order of the log. */
function spellings(rows: readonly Row[]): [note: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { note = "" } of rows) counts.set(note, (counts.get(note) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one);
}

function warningsOf(rows: readonly Row[]): LogWarning[] {
  const notes = spellings(rows);
  return rows.flatMap((row) => {
    const { badge, note = "" } = row;
    const at = notes.findIndex(([other]) => other === note);
    const [usual, count] = notes.slice(0, at).find(([other]) => isSameNote(note, other)) ?? [];
    if (usual === undefined) return [];
    const cause = `note is "${note}", but another ${badge} has "${usual}".`;
    // Of two that are as frequent either may be the slip.
    const isUsual = count !== notes[at]?.[1];
    const hint = isUsual ? `Did you mean ${usual}?` : "Use one spelling for both.";
    return { row, field: "note", cause, hint, isMinor: true };
  });
}

/** Names of one animal may end so: Walrus, Ibis, Albatross, Rhinoceros. */
const SINGULAR = /(?:[uoi]s|ss)$/i;

/** An animal is named in the singular, so that a second one is found. */
function plural(row: Row, credits: Credits | undefined): LogWarning[] {
  const { note = "" } = row;
  const [name = ""] = note.split(/ ?\(/);
  if (credits?.once !== "species" || !/[a-z]s$/.test(name) || SINGULAR.test(name)) return [];
  const cause = `note is "${note}", which looks like a plural.`;
  return [{ row, field: "note", cause, hint: "Use the singular: Dog, not Dogs.", isMinor: true }];
}

/** Notes of a badge use one name per thing: a role in full or shortened, an animal in the singular. */
export const notesAlike = logWarnings((log, { creditsOf }) => {
  const free = log.filter((row) => isFree(row, creditsOf(row.badge)));
  const alike = [...groupBy(free, ({ badge }) => badge).values()].flatMap(warningsOf);
  const known = new Set(alike.map(({ row }) => row.index));
  const others = log.filter(({ index }) => !known.has(index));
  return [...alike, ...others.flatMap((row) => plural(row, creditsOf(row.badge)))];
});

function meant(note: string, roles: readonly string[]): string | undefined {
  const [word = ""] = note.split(/ ?[-–:(] ?/);
  const begun = roles.filter((role) => noteWords(role).startsWith(noteWords(word)));
  if (begun.length === 1 && word !== "") return begun[0];
  return closest(word, roles) ?? (roles.length === 2 ? roleByAnotherWord(roles, word) : undefined);
}

function wrongRole(row: Row, creditsOf: CreditsOf): LogWarning[] {
  const { badge, note } = row;
  const roles = creditsOf(badge)?.roles;
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
export const rolesNamed = logWarnings((log, { creditsOf }) =>
  log.flatMap((row) => wrongRole(row, creditsOf)),
);

function levelWarningsOf(row: Row, creditsOf: CreditsOf): LogWarning[] {
  const { badge, note } = row;
  const known = creditsOf(badge)?.levels;
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
  const usual = `Level ${level}`;
  if (note === usual) return [];
  const cause = `note is "${note}", but levels are written as ${usual}.`;
  return [
    {
      row,
      field: "note",
      cause,
      hint: `Did you mean ${usual}?`,
      isMinor: true,
      change: { to: usual },
    },
  ];
}

/** A badge with levels is earned at those only, and each is written one way. */
export const levelsNamed = logWarnings((log, { creditsOf }) =>
  log.flatMap((row) => levelWarningsOf(row, creditsOf)),
);
