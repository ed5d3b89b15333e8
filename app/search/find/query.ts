import { typedWords } from "#app/domain/search.ts";
import { fillers, vague } from "#words/questions.ts";

/** A reading of the typed text. */
export interface Query {
  /** Every word, folded. */
  readonly typed: readonly string[];
  /** Those that must be found. */
  readonly asked: readonly string[];
}

/** Where some words stand together in others; -1 where they do not. */
function placeOf(part: readonly string[], words: readonly string[]): number {
  return words.findIndex((_, start) => part.every((word, index) => words[start + index] === word));
}

/**
 * Words without the name of the club, which carries no meaning: "rival nemesis" is about Nemesis. Nothing else is a
 * question about the club.
 *
 * @param club its names, the longest first
 */
export function withoutClub(
  words: readonly string[],
  club: readonly (readonly string[])[],
): readonly string[] {
  for (const name of club) {
    const at = placeOf(name, words);
    if (at >= 0 && name.length < words.length) return words.toSpliced(at, name.length);
  }
  return words;
}

/**
 * The readings of a query, to be tried in turn: word for word ("us open" is a name, and "me" a state), without the words
 * of a question, and without those that the order of the hits answers ("latest").
 */
export function readQuery(text: string, club: readonly (readonly string[])[]): readonly Query[] {
  const typed = typedWords(text);
  if (typed.length === 0) return [];
  const all = withoutClub(typed, club);
  const asked = all.filter((word) => !fillers.has(word));
  // "who is rival"
  const named = asked.length === 0 ? typed.filter((word) => !all.includes(word)) : asked;
  const plain = named.filter((word) => !vague.has(word));
  const readings = [all, named, plain].map((words) => ({ typed, asked: words }));
  return readings.filter(
    (reading, index) => reading.asked.join(" ") !== readings[index - 1]?.asked.join(" "),
  );
}
