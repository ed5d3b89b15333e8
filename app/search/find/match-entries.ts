import { searchWords } from "#app/domain/fold.ts";
import { isSameWord, type Matches, SHORTEST_PART, worstMatch } from "#app/domain/search.ts";
import { onceFor } from "#app/lib/once-for.ts";
import type { Findable } from "#app/search/search-data.ts";
import { asksMeaning, fillers, nearest, things, vague } from "#words/questions.ts";
import {
  betterMatches,
  likeWordsIn,
  type LikeWords,
  matchesIn,
  phraseMatches,
  phrasesOf,
  scoreMatches,
  typedPhrases,
} from "./match.ts";
import { type Fact, prepare, type Prepared } from "./prepare.ts";
import { partWords } from "./read-question.ts";
import type { Query } from "./query.ts";
import type { Hit, Rank } from "./rank.ts";

/** A hit with the match of each query word; undefined for words without one. */
export interface Candidate extends Hit {
  readonly matches: Matches;
}

/** Words with a meaning in questions, which are never typos of names. */
export const knownWords = onceFor((findable: Findable): ReadonlySet<string> => {
  const asked = prepare(findable).flatMap(({ facts }) => facts.flatMap(({ phrases }) => phrases));
  const all = Object.values(things).flatMap((texts) => phrasesOf(texts));
  const near = Object.values(nearest).flatMap((list) => list.split("|"));
  return new Set([...fillers, ...vague, ...partWords, ...near, ...[...asked, ...all].flat(2)]);
});

/** Matches typed words against the words of all entries. */
export const likeWords = onceFor((findable: Findable): LikeWords => {
  const rounds = new Set(findable.games.map(({ hiddenKeywords }) => hiddenKeywords));
  const vocabulary = new Set([
    ...prepare(findable).flatMap(({ words }) => words),
    ...searchWords([...rounds].join(" ")),
  ]);
  return likeWordsIn(vocabulary, knownWords(findable));
});

/** Whether a typed word may be a year. */
export const isYear = (word: string) => /^\d{4}$/.test(word);

/** Whether a word other than a year matches the entry's own words. */
function isNamedIn(own: Matches, asked: readonly string[]): boolean {
  return asked.some((word, index) => own[index] !== undefined && !isYear(word));
}

interface Met {
  readonly matches: Matches;
  readonly fact?: Fact | undefined;
}

/** Whether the query asked for the fact in its own words, or what a term means. */
const isAnswer = ({ fact }: Pick<Met, "fact">, typed: readonly string[]) =>
  fact !== undefined &&
  fact.phrases.length > 0 &&
  (fact.isTerm !== true ||
    asksMeaning.every((words) => words.some((word) => typed.includes(word))));

/** Matches of the entry's own words, combined with the fact that improves them most. */
function withFact({ facts }: Prepared, own: Matches, { typed, asked }: Query): Met {
  let best: Met = { matches: own };
  let bestScore = scoreMatches(own);
  const isNamed = isNamedIn(own, asked);
  for (const fact of facts) {
    if (fact.isOwn === true && !isNamed) continue;
    const phrases = typedPhrases(fact.phrases, typed);
    const isAsked = phrases.length > 0;
    if (fact.phrases.length > 0 && !isAsked) continue;
    const matches = betterMatches(own, phraseMatches(phrases, fact.words, asked));
    const score = scoreMatches(matches);
    // In "who are we", only the subject is left as a query word.
    if (score > bestScore || (isAsked && score === bestScore && !isAnswer(best, typed))) {
      best = { matches, fact };
      bestScore = score;
    }
  }
  return best;
}

/** Also matches names of several words without spaces: "saintjohn" finds Saint John. */
function orJoined({ joined }: Prepared, asked: readonly string[], matches: Matches): Matches {
  const word = asked.join("");
  const isFound = matches.some((match) => match !== undefined && match !== "typo");
  if (joined.length === 0 || word.length <= SHORTEST_PART || isFound) return matches;
  return joined.some((name) => name.startsWith(word)) ? asked.map(() => "beginning") : matches;
}

function isWholeName(names: Prepared["names"], asked: readonly string[]): boolean {
  const [typed, joined] = [asked.join(" "), asked.join("")];
  return names.some((name) => name.join(" ") === typed || name.join("") === joined);
}

/** Ranks a match of a name: the whole name, its beginning, or some of its words. */
function rankByName({ entry, names }: Prepared, asked: readonly string[]): Rank | undefined {
  if (isWholeName(names, asked)) return "name";
  // Words of a headline are not names.
  if (entry.kind === "news" || asked.length === 0) return undefined;
  const [name = []] = names;
  const typed = asked.join(" ");
  // "Walker" is a person before it is the badge Walker Stalker, and "lo" is Lo before Los Angeles.
  const isLastName =
    typed.length > 1 && entry.kind === "people" && searchWords(entry.last).join(" ") === typed;
  if (isLastName || name.join(" ").startsWith(typed)) return "start of a name";
  const isInOne = names.some((name) =>
    asked.every((word) => name.some((own) => isSameWord(own, word))),
  );
  return isInOne ? "words of a name" : undefined;
}

function typoIn({ names }: Prepared, asked: readonly string[], like: LikeWords): Rank {
  const isInName = names.some((name) => !matchesIn(name, asked, like).includes(undefined));
  return isInName ? "typo in a name" : "typo";
}

function makeCandidates(prepared: Prepared, query: Query, like: LikeWords): Candidate[] {
  const { entry, words, year } = prepared;
  const own = orJoined(prepared, query.asked, matchesIn(words, query.asked, like));
  const { matches, fact } = withFact(prepared, own, query);
  const met = matches.filter((match) => match !== undefined);
  if (met.length === 0 && fact === undefined) return [];
  const found = query.asked.filter((_, index) => matches[index] !== undefined);
  const byWord = worstMatch(met) ?? "word";
  const named = byWord === "typo" ? typoIn(prepared, found, like) : rankByName(prepared, found);
  const rank =
    named === "name"
      ? named
      : isAnswer({ fact }, query.typed) && byWord === "word"
        ? "answer"
        : (named ?? byWord);
  return [{ entry, matches, rank, year: fact?.year ?? year, reason: fact?.reason }];
}

/** Entries that match at least one query word. */
export function matchEntries(findable: Findable, query: Query): readonly Candidate[] {
  const like = likeWords(findable);
  return prepare(findable).flatMap((one) => makeCandidates(one, query, like));
}
