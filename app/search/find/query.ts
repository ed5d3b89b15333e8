import { typedWords } from "#app/domain/search.ts";
import { fillers, vague } from "#words/questions.ts";

/** A reading of the typed text. */
export interface Query {
  /** Every word, normalized. */
  readonly typed: readonly string[];
  /** Words that must match. */
  readonly asked: readonly string[];
}

/** Index at which a sequence of words starts in another; -1 if it does not occur. */
function findSequence(part: readonly string[], words: readonly string[]): number {
  return words.findIndex((_, start) => part.every((word, index) => words[start + index] === word));
}

/**
 * Removes the club's name, which adds no meaning: "rival nemesis" is about Nemesis. A query with
 * only the club's name is about the club.
 *
 * @param club its names, longest first
 * @param instead stands for the name, even where it is alone
 */
export function withoutClub(
  words: readonly string[],
  club: readonly (readonly string[])[],
  ...instead: readonly string[]
): readonly string[] {
  for (const name of club) {
    const at = findSequence(name, words);
    const isAlone = name.length === words.length && instead.length === 0;
    if (at >= 0 && !isAlone) return words.toSpliced(at, name.length, ...instead);
  }
  return words;
}

/**
 * Readings of a query, in the order to try them: literally (since "us open" is a name and "me" may
 * mean Maine), without question words, and without words that only ask for an order ("latest").
 */
export function readQuery(text: string, club: readonly (readonly string[])[]): readonly Query[] {
  const typed = typedWords(text);
  if (typed.length === 0) return [];
  const withoutName = withoutClub(typed, club);
  const unfilled = withoutName.filter((word) => !fillers.has(word));
  // "who is rival" has nothing else left: it is about the club's name, which was removed.
  const withoutFillers =
    unfilled.length === 0 ? typed.filter((word) => !withoutName.includes(word)) : unfilled;
  const withoutVague = withoutFillers.filter((word) => !vague.has(word));
  const readings = [withoutName, withoutFillers, withoutVague].map((words) => ({
    typed,
    asked: words,
  }));
  return readings.filter(
    (reading, index) => reading.asked.join(" ") !== readings[index - 1]?.asked.join(" "),
  );
}
