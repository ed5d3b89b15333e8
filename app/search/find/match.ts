import {
  isSameWord,
  type Match,
  MATCHES,
  matchWord,
  type Matches,
  SHORTEST_PART,
} from "#app/domain/search.ts";
import { fold } from "#app/domain/fold.ts";
import { onceFor } from "#app/lib/once-for.ts";
import { months } from "#words/grammar/dates.ts";

/** Names of the months, folded. */
export const monthNames = months.map((name) => fold(name));

/** The better of two matches for each word. */
export function betterMatches(first: Matches, second: Matches): Matches {
  return first.map((one, index) => better(one, second[index]));
}

function better(one: Match | undefined, other: Match | undefined): Match | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return MATCHES.indexOf(one) <= MATCHES.indexOf(other) ? one : other;
}

/** Score of the matches: the number of matched words counts first, then their quality. */
export function scoreMatches(matches: Matches): number {
  return matches.reduce(
    (sum, match) => sum + (match === undefined ? 0 : 2 * MATCHES.length - MATCHES.indexOf(match)),
    0,
  );
}

/** Returns the words of an index that match a typed word. */
export type LikeWords = (typed: string) => ReadonlyMap<string, Match>;

/** Largest difference in length between forms of a word, as in "score" and "scored". */
const FORM = 2;

function isKnown(word: string, known: ReadonlySet<string>): boolean {
  return [0, 1, FORM].some((cut) => known.has(word.slice(0, word.length - cut)));
}

/**
 * Matches typed words against each word of an index once, instead of in every entry that has it.
 *
 * A month is never meant by a typo: "merch" is not "March".
 *
 * @param known words with a meaning of their own, which are never typos of names
 */
export function likeWordsIn(
  vocabulary: ReadonlySet<string>,
  known: ReadonlySet<string>,
): LikeWords {
  const made = new Map<string, ReadonlyMap<string, Match>>();
  const like: LikeWords = (typed) => {
    const found = made.get(typed);
    if (found !== undefined) return found;
    const hasNoTypo = isKnown(typed, known);
    const all = Array.from(vocabulary).flatMap((word) => {
      const match = matchWord(typed, [word], SHORTEST_PART);
      const isNone = match === "typo" && (hasNoTypo || monthNames.includes(word));
      return match === undefined || isNone ? [] : [[word, match] as const];
    });
    const matches = new Map(all);
    made.set(typed, matches);
    return matches;
  };
  return like;
}

/** Match of each query word in the words of an entry. */
export function matchesIn(
  words: readonly string[],
  asked: readonly string[],
  like: LikeWords,
): Matches {
  return asked.map((word) => {
    const matches = like(word);
    return words.reduce<Match | undefined>(
      (best, own) => better(best, matches.get(own)),
      undefined,
    );
  });
}

/** Words that must all be typed, in any order. Each may have several synonyms. */
export type Phrase = readonly (readonly string[])[];

/** Parses phrases as written in the interface texts: "press|media kit". */
export const phrasesOf = onceFor((texts: readonly string[]): readonly Phrase[] =>
  texts.map((text) => text.split(" ").map((word) => fold(word).split("|"))),
);

/** Matches a typed word against a phrase: whole, or as a prefix while it is being typed. */
export function matchPhraseWord(
  typed: string,
  words: readonly string[],
  isLast = true,
): Match | undefined {
  if (words.some((word) => isSameWord(word, typed))) return "word";
  const mayBegin = isLast && typed.length >= SHORTEST_PART;
  return mayBegin && words.some((word) => word.startsWith(typed)) ? "beginning" : undefined;
}

/** Phrases that were typed in full; the last word may be a prefix. */
export function typedPhrases(
  phrases: readonly Phrase[],
  typed: readonly string[],
): readonly Phrase[] {
  return phrases.filter((phrase) =>
    phrase.every((words) =>
      typed.some(
        (word, index) => matchPhraseWord(word, words, index === typed.length - 1) !== undefined,
      ),
    ),
  );
}

/** Match of each query word in phrases or extra words. */
export function phraseMatches(
  phrases: readonly Phrase[],
  more: readonly string[],
  asked: readonly string[],
): Matches {
  const words = [...phrases.flat(2), ...more];
  return asked.map((word, index) => matchPhraseWord(word, words, index === asked.length - 1));
}
