import { fold, searchWords } from "#app/domain/fold.ts";
import { isOneTypo, isSameWord, SHORTEST_PART } from "#app/domain/search.ts";
import { onceFor } from "#app/lib/once-for.ts";
import type { Findable } from "#app/search/search-data.ts";
import { endings } from "#words/question-parts.ts";
import { knownWords, likeWords } from "./match-entries.ts";
import { prepare } from "./prepare.ts";
import { monthNames } from "./read-question.ts";

/** Shorter words have too many neighbors. */
const SHORTEST_TYPO = 5;

/** Words of all names except headlines: a typo of one is a near miss, not another word. */
const nameWords = onceFor((findable: Findable): ReadonlySet<string> => {
  const named = prepare(findable).filter(({ entry }) => entry.kind !== "news");
  return new Set(named.flatMap(({ names }) => names.flat()));
});

/** Other forms of a word: "practicing" is a form of "practice". */
function forms(word: string): readonly string[] {
  const ending = endings.find((one) => word.endsWith(one) && word.length > one.length + 2);
  if (ending === undefined) return [];
  const stem = word.slice(0, -ending.length);
  return [stem, `${stem}e`];
}

/** Whether a word is another one, or its plural, with a typo. A longer form of it is none. */
function isTypoOf(word: string, known: string): boolean {
  if (known.length < SHORTEST_TYPO || word.startsWith(known) || monthNames.includes(known))
    return false;
  return isOneTypo(word, known) || isOneTypo(word, `${known}s`);
}

/** Corrects one word that neither the site nor a question has; undefined if it needs no correction. */
function correctWord(word: string, findable: Findable): string | undefined {
  const known = knownWords(findable);
  const isKnown = (one: string) => known.has(one);
  const isOnSite = [...likeWords(findable)(word).values()].some((match) => match !== "typo");
  const all = [...known];
  if (isOnSite || all.some((one) => isSameWord(one, word))) return undefined;
  if (word.length >= SHORTEST_PART && all.some((one) => one.startsWith(word))) return undefined;
  const form = forms(word).find(isKnown);
  if (form !== undefined || word.length < SHORTEST_TYPO) return form;
  if ([...nameWords(findable)].some((one) => isOneTypo(word, one))) return undefined;
  return all.find((one) => isTypoOf(word, one));
}

const pair = /(\p{L}+)[\s\p{Pd}]+(?=(\p{L}+))/gu;

/** Joins two words that are one word of a question: "try outs". */
function joinPairs(text: string, findable: Findable): string {
  const known = [...knownWords(findable)];
  return text.replace(pair, (typed, one: string, other: string) => {
    const joined = fold(one + other);
    const isOne =
      known.some((word) => isSameWord(word, joined)) && one.length + other.length > SHORTEST_TYPO;
    return isOne ? one : typed;
  });
}

/** The text with ordinary words spelled as the site spells them: "try outs", "captin". */
export function correctSpelling(text: string, findable: Findable): string {
  return joinPairs(text, findable).replaceAll(/\p{L}+/gu, (typed) => {
    const [word = ""] = searchWords(typed);
    return correctWord(word, findable) ?? typed;
  });
}
