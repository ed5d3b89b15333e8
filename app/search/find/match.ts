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

/** For each word the better of two matches. */
export function betterMatches(first: Matches, second: Matches): Matches {
  return first.map((one, index) => better(one, second[index]));
}

function better(one: Match | undefined, other: Match | undefined): Match | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return MATCHES.indexOf(one) <= MATCHES.indexOf(other) ? one : other;
}

/** How many words have a match. */
export const countMatches = (matches: Matches) => matches.filter((match) => match).length;

/** How well words are matched: the more of them, and then the better. */
export function scoreOf(matches: Matches): number {
  return matches.reduce(
    (sum, match) => sum + (match === undefined ? 0 : 2 * MATCHES.length - MATCHES.indexOf(match)),
    0,
  );
}

/** The words of an index that a typed one matches. */
export type LikeWords = (typed: string) => ReadonlyMap<string, Match>;

/** The most letters that a known word has in another form: "score" and "scored". */
const FORM = 2;

function isKnown(word: string, known: ReadonlySet<string>): boolean {
  return [0, 1, FORM].some((cut) => known.has(word.slice(0, word.length - cut)));
}

/**
 * Matches typed words once with each word of an index, not again in every entry that has it.
 *
 * @param known words of things that are asked for: none of them is a name with a typo
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
      return match === undefined || (match === "typo" && hasNoTypo) ? [] : [[word, match] as const];
    });
    const matches = new Map(all);
    made.set(typed, matches);
    return matches;
  };
  return like;
}

/** Each asked word's match in the words of an entry. */
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

/** Words that must all be typed, in any order; each may have several of one meaning. */
export type Phrase = readonly (readonly string[])[];

/** Reads phrases as the words of the interface have them: "press|media kit". */
export const phrasesOf = onceFor((texts: readonly string[]): readonly Phrase[] =>
  texts.map((text) => text.split(" ").map((word) => fold(word).split("|"))),
);

/** How a typed word matches the words of a phrase: whole, or from its beginning while it is typed. */
export function matchPhraseWord(
  typed: string,
  words: readonly string[],
  isLast = true,
): Match | undefined {
  if (words.some((word) => isSameWord(word, typed))) return "word";
  const mayBegin = isLast && typed.length >= SHORTEST_PART;
  return mayBegin && words.some((word) => word.startsWith(typed)) ? "beginning" : undefined;
}

/** The phrases that were typed whole, the last of their words perhaps only from its beginning. */
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

/** Each asked word's match in phrases, or in more words. */
export function phraseMatches(
  phrases: readonly Phrase[],
  more: readonly string[],
  asked: readonly string[],
): Matches {
  const words = [...phrases.flat(2), ...more];
  return asked.map((word, index) => matchPhraseWord(word, words, index === asked.length - 1));
}
