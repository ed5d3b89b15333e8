import { diff3Merge } from "node-diff3";
import { editStored } from "#app/content/writing/edit.ts";
import { normalizeText } from "#app/lib/text.ts";

/** Three versions of a file. */
export interface Versions {
  /** The text that both changes started from. */
  readonly base: string;
  /** The text that somebody else has stored. */
  readonly stored: string;
  readonly mine: string;
}

/** Lines that two people changed differently; a list is empty if they were removed. */
export interface Conflict {
  /** Number of the line in the stored text, from 1. */
  readonly line: number;
  readonly stored: readonly string[];
  readonly mine: readonly string[];
  /** Whether both only added lines here, so that both can stay. */
  readonly isAdded: boolean;
}

export type Answer = "stored" | "mine" | "both";

/** The lines to use for each conflict, by its key. */
export type Answers = ReadonlyMap<string, Answer>;

/** Key of a conflict, including its lines, so that an answer never applies to another conflict. */
export const conflictKey = ({ line, stored, mine }: Conflict): string =>
  JSON.stringify([line, stored, mine]);

/** Merged lines, or lines in conflict. */
type Part = readonly string[] | Conflict;

const isLines = (part: Part): part is readonly string[] => Array.isArray(part);

const isSame = (a: readonly string[], b: readonly string[]) => a.join("\n") === b.join("\n");

/**
 * Splits a conflict of as many lines on all sides, such as two games below each other, into its lines. One in which
 * somebody has moved lines stays whole.
 */
function mergeEachLine(conflict: Conflict, base: readonly string[]): Part[] {
  const { line, stored, mine } = conflict;
  const isMoved = (text: string, index: number) => text !== base[index] && base.includes(text);
  const haveSameLength = stored.length === base.length && mine.length === base.length;
  if (!haveSameLength || stored.some(isMoved) || mine.some(isMoved)) return [conflict];
  return base.map((before, index) => {
    const [storedLine = "", myLine = ""] = [stored[index], mine[index]];
    if (storedLine === before || storedLine === myLine) return [myLine];
    if (myLine === before) return [storedLine];
    return { line: line + index, stored: [storedLine], mine: [myLine], isAdded: false };
  });
}

/** Merges two changes of a text line by line, as Git does. */
function mergeLines({ base, stored, mine }: Versions): Part[] {
  const [before, storedLines, myLines] = [base, stored, mine].map((text) => text.split("\n"));
  return diff3Merge(storedLines ?? [], before ?? [], myLines ?? []).flatMap(
    ({ ok, conflict }): Part[] => {
      if (conflict === undefined) return [ok ?? []];
      const { a, b, o, aIndex } = conflict;
      const conflicting = {
        line: aIndex + 1,
        stored: a,
        mine: b,
        isAdded: base !== "" && o.length === 0,
      };
      if (isSame(a, b)) return [a];
      return mergeEachLine(conflicting, o);
    },
  );
}

/** The lines of a conflict with an answer; without one, the stored ones. */
function resolve(conflict: Conflict, answers: Answers): readonly string[] {
  const answer = answers.get(conflictKey(conflict));
  if (answer === "both") return [...conflict.stored, ...conflict.mine];
  return answer === "mine" ? conflict.mine : conflict.stored;
}

/** Merges my version of a file into the stored one, and lists the conflicts without an answer. */
export function merge(versions: Versions, answers: Answers = new Map()) {
  const { base, stored, mine } = versions;
  let parts: readonly Part[] = [];
  const text = editStored(stored, (plain) => {
    parts = mergeLines({ base: normalizeText(base), stored: plain, mine: normalizeText(mine) });
    return parts.flatMap((part) => (isLines(part) ? part : resolve(part, answers))).join("\n");
  });
  const open = parts.flatMap((part) =>
    isLines(part) || answers.has(conflictKey(part)) ? [] : part,
  );
  return { text, conflicts: open };
}
