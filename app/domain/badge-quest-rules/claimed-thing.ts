import type { States } from "#app/domain/places/state.ts";
import { plateOfNote } from "#app/domain/fifty-plates/claims.ts";
import { noteWords } from "./note-words.ts";

/** What a badge credits once for the whole team, and how a note names it. */
interface SingleCredit {
  readonly kind: string;
  /** the same text for the same thing; empty where the note names none */
  readonly thing: (note: string, states: States) => string;
}

/** "Michigan / Ohio" and "Ohio-Michigan" are one border; the log of 2018 names one side only. */
function border(note: string): string {
  const sides = note.split(/[/&\p{Pd}]|\bto\b/u).map(noteWords);
  return sides.toSorted().join("/");
}

/** A species is the same in and out of a zoo. */
function species(note: string): string {
  return noteWords(note)
    .replace(/\b(?:(?:at|in|from) (?:the |a )?)?zoo\b/, "")
    .trim();
}

/**
 * The badges with one credit per state, border, species or flavor (docs/product.md, Badge rules).
 */
export const SINGLE_CREDITS: ReadonlyMap<string, SingleCredit> = new Map([
  [
    "FIFTY_PLATES",
    {
      kind: "plate",
      thing: (note: string, states: States) => plateOfNote(note, states)?.code ?? noteWords(note),
    },
  ],
  ["POUTINE_AND_PLATES", { kind: "plate", thing: noteWords }],
  ["BORDER_PATROL", { kind: "border", thing: border }],
  ["RIVANIMALS", { kind: "species", thing: species }],
  ["ICE_BUT_NICE", { kind: "flavor", thing: noteWords }],
]);
