import { longDate } from "#app/domain/dates/written-dates.ts";
import { searchWords } from "#app/domain/fold.ts";
import { finishingPlace } from "#words/facts/event.ts";
import { onceFor } from "#app/lib/once-for.ts";
import { type Entry, type EntryFact, type Findable, parseFinish } from "#app/search/search-data.ts";
import * as questions from "#words/questions.ts";
import * as words from "#words/search.ts";
import { type Phrase, phrasesOf } from "./match.ts";
import { withoutClub } from "./query.ts";

/** A fact about an entry, with the words that find it. */
export interface Fact {
  /** One of these must be typed; without phrases, any of the words is enough. */
  readonly phrases: readonly Phrase[];
  /** Extra searchable words: a year, a number, the title of a badge. */
  readonly words: readonly string[];
  /** A text of a page: it finds the page, but does not rank it as an answer. */
  readonly isTerm?: boolean;
  /** Matches only together with one of the entry's own words. */
  readonly isOwn?: boolean;
  /** Reason for the hit: "Captain 2022". */
  readonly reason?: string | undefined;
  readonly year?: number;
}

/** An entry with its searchable words. */
export interface Prepared {
  readonly entry: Entry;
  /** All names without the club's name, title first. */
  readonly names: readonly (readonly string[])[];
  /** Names of several words, without spaces. */
  readonly joined: readonly string[];
  readonly words: readonly string[];
  readonly facts: readonly Fact[];
  /** Newer entries come first in a tie. */
  readonly year: number;
}

const own = (texts: readonly string[]): Fact => ({
  phrases: phrasesOf(texts),
  words: [],
  isOwn: true,
});

/** A fact of the index, found together with its year. */
function entryFact(entry: Entry, { is, reason, year }: EntryFact): Fact {
  const phrases = phrasesOf(questions.things[is]);
  if (year !== undefined) return { phrases, words: [String(year)], reason, year };
  return { phrases, words: "year" in entry ? [String(entry.year)] : [], reason };
}

/** A heading or label of a page, which finds it if it was typed in full. */
function termFact(term: string, reason: string): Fact {
  return { phrases: [searchWords(term).map((word) => [word])], words: [], reason, isTerm: true };
}

/** Facts that every entry of a kind has. */
function factsOfKind(entry: Entry): Fact[] {
  const { things } = questions;
  switch (entry.kind) {
    case "seasons": {
      const phrases = phrasesOf(things.season.map((phrase) => `${phrase} ${entry.year}`));
      return [{ phrases, words: [] }];
    }
    case "tournaments": {
      const { year } = entry;
      return [
        { ...own([...questions.gamesKeywords, ...things.tournament]), words: [String(year)] },
        ...(parseFinish(entry) === 1
          ? [
              {
                phrases: phrasesOf(things.firstPlace),
                words: [String(year)],
                reason: finishingPlace(entry.place ?? ""),
              },
            ]
          : []),
      ];
    }
    case "opponents":
      return [own(questions.gamesKeywords)];
    case "news": {
      const year = entry.date.slice(0, 4);
      return [
        own(things.story),
        { phrases: phrasesOf([`${questions.storiesInYear} ${year}`]), words: [] },
        ...(entry.isVideo === true ? [{ phrases: phrasesOf(things.video), words: [year] }] : []),
      ];
    }
    case "links":
      return [{ phrases: phrasesOf(things[entry.of]), words: [] }];
    case "pages": {
      const { phrases = [], yearly, year, terms = [], termsOfEach = [] } = entry;
      return yearly === undefined
        ? [
            { phrases: phrasesOf(phrases), words: [] },
            ...terms.map((term) => termFact(term, term)),
            ...termsOfEach.map((term) => termFact(term, words.onEachPage(term))),
          ]
        : [{ phrases: phrasesOf([`${questions.yearly[yearly]} ${year}`]), words: [] }];
    }
    case "badges":
      return [{ ...own([]), words: questions.badgeKeywords }];
    case "people":
    case "places":
      return [];
  }
}

function findYear(entry: Entry): number {
  if (entry.kind === "people") return entry.years.at(-1) ?? 0;
  if (entry.kind === "news") return Number(entry.date.slice(0, 4));
  return "year" in entry ? (entry.year ?? 0) : 0;
}

/** Alternative names; for seasons and tournaments they include the year. */
function otherNames(entry: Entry): readonly string[] {
  const { names = [] } = entry;
  if (entry.kind === "seasons") return [String(entry.year)];
  return entry.kind === "tournaments" ? names.map((name) => `${name} ${entry.year}`) : names;
}

/** The words of all entries, normalized once, so that each keystroke only compares. */
export const prepare = onceFor(({ entries, club }: Findable): readonly Prepared[] => {
  const titles = new Map(
    entries.flatMap((entry) =>
      entry.kind === "tournaments"
        ? [[String(entry.id), [entry.title, ...otherNames(entry)].join(" ")] as const]
        : [],
    ),
  );
  return entries.map((entry) => {
    const {
      title,
      subtitle = "",
      hiddenKeywords = "",
      region = "",
      facts = [],
      notes = [],
    } = entry;
    const dates = entry.kind === "news" ? [entry.date.slice(0, 4), longDate(entry.date)] : [];
    const about = entry.kind === "news" ? titles.get(entry.tournament ?? "") : undefined;
    const own = [title, ...otherNames(entry)].map((name) => searchWords(name));
    // "Emo playlist" is a playlist with that word.
    const called = entry.kind === "pages" ? phrasesOf(entry.phrases ?? []) : [];
    const single = called.filter(({ length }) => length === 1).flat(2);
    return {
      entry,
      names: own.map((name) => withoutClub(name, club)),
      joined: own.flatMap((name) => (name.length > 1 ? name.join("") : [])),
      words: [
        ...own.flat(),
        ...searchWords([subtitle, hiddenKeywords, region, about ?? [], dates].flat().join(" ")),
      ],
      facts: [
        ...factsOfKind(entry),
        ...notes.map((note) => ({
          phrases: [],
          words: [...searchWords(note), ...single],
          reason: note,
        })),
        ...facts.map((fact) => entryFact(entry, fact)),
      ],
      year: findYear(entry),
    };
  });
});
