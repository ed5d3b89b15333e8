import { fold, searchWords } from "#app/domain/fold.ts";
import { isOneTypo, SHORTEST_PART, singular } from "#app/domain/search.ts";
import { onceFor } from "#app/lib/once-for.ts";
import type { Findable } from "#app/search/search-data.ts";
import { fillers } from "#words/questions.ts";
import { endings, placeNicknames } from "#words/question-parts.ts";
import { monthNames } from "./match.ts";
import { knownWords, likeWords } from "./match-entries.ts";
import { prepare } from "./prepare.ts";

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
  if (known.length < SHORTEST_TYPO || word.startsWith(known) || word[0] !== known[0]) return false;
  if (fillers.has(known) || monthNames.includes(known)) return false;
  return isOneTypo(word, known) || isOneTypo(word, `${known}s`);
}

/** Words with a meaning in questions, in the singular. */
const knownSingulars = onceFor(
  (findable: Findable): ReadonlySet<string> =>
    new Set(Array.from(knownWords(findable), (word) => singular(word))),
);

/** Corrects one word that neither the site nor a question has; the word itself if it needs no correction. */
function correctWord(word: string, findable: Findable): string {
  const known = knownWords(findable);
  const isOnSite = [...likeWords(findable)(word).values()].some((match) => match !== "typo");
  if (isOnSite || knownSingulars(findable).has(singular(word))) return word;
  if (Object.hasOwn(placeNicknames, word)) return placeNicknames[word] ?? word;
  const all = [...known];
  if (word.length >= SHORTEST_PART && all.some((one) => one.startsWith(word))) return word;
  const form = forms(word).find((one) => known.has(one));
  if (form !== undefined || word.length < SHORTEST_TYPO) return form ?? word;
  if ([...nameWords(findable)].some((one) => isOneTypo(word, one))) return word;
  return all.find((one) => isTypoOf(word, one)) ?? word;
}

/** Corrections of each word, which is typed again with each further key. */
const corrections = onceFor<Findable, Map<string, string>>(() => new Map());

function corrected(word: string, findable: Findable): string {
  const made = corrections(findable);
  const found = made.get(word) ?? correctWord(word, findable);
  made.set(word, found);
  return found;
}

const pair = /(\p{L}+)[\s\p{Pd}]+(?=(\p{L}+))/gu;

/** Joins two words that are one word of a question: "try outs". */
function joinPairs(text: string, findable: Findable): string {
  return text.replace(pair, (typed, one: string, other: string) => {
    const joined = singular(fold(one + other));
    return joined.length >= SHORTEST_TYPO && knownSingulars(findable).has(joined) ? one : typed;
  });
}

/** The text with ordinary words spelled as the site spells them: "try outs", "captin". */
export function correctSpelling(text: string, findable: Findable): string {
  return joinPairs(text, findable).replaceAll(/\p{L}+/gu, (typed) => {
    const [word = ""] = searchWords(typed);
    const meant = corrected(word, findable);
    return meant === word ? typed : meant;
  });
}
