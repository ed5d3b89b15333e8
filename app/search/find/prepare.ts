import { longDate } from "#app/domain/dates/written-dates.ts";
import { searchWords } from "#app/domain/fold.ts";
import { ordinal, tied } from "#words/grammar/ordinal.ts";
import { placeOf } from "#words/facts/event.ts";
import { groupBy } from "#app/lib/list.ts";
import { onceFor } from "#app/lib/once-for.ts";
import {
  type BadgeEntry,
  badgeCounts,
  type Entry,
  type EntryFact,
  type Findable,
  type PersonEntry,
} from "#app/search/search-data.ts";
import * as questions from "#words/questions.ts";
import { numberIn, onTheTeamIn } from "#words/answers.ts";
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
  /** Fragment of the page that the hit links to: "#badge-quest". */
  readonly section?: string;
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

/** Fragment of the badges on a person's page. */
const BADGES = "#badge-quest";

const personKeywords = phrasesOf(questions.personKeywords);
const gamesKeywords = phrasesOf(questions.gamesKeywords);
const numberKeywords = phrasesOf(questions.numberKeywords);

/** A person's badges of all editions, most earned first, as index and number of times. */
function countBadges(person: PersonEntry): (readonly [place: number, times: number])[] {
  const counts = new Map<number, number>();
  for (const { place, times } of badgeCounts(person)) {
    counts.set(place, (counts.get(place) ?? 0) + times);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one);
}

/** A fact about the badges of a person, found with her name. */
const badgeFact = (title: readonly string[], reason: string): Fact => ({
  phrases: [],
  words: [...title, ...questions.badgeKeywords],
  isOwn: true,
  reason,
  section: BADGES,
});

function badgeFacts(person: PersonEntry, all: readonly BadgeEntry[]): Fact[] {
  const earned = countBadges(person).flatMap(([place, times]) => {
    const title = all[place]?.title;
    return title === undefined ? [] : { title, times };
  });
  const named = earned.map(({ title, times }) =>
    badgeFact(searchWords(title), words.badgeEarned(title, times)),
  );
  const [first] = earned;
  if (first === undefined) return [];
  return [badgeFact(["most"], words.mostEarnedBadge(first.title, first.times)), ...named];
}

/** Her numbers with the years in which she wore them, oldest first. */
function numbersOf({ number, numbers, years }: PersonEntry) {
  const worn = years.flatMap((year) => {
    const jersey = numbers === undefined ? number : numbers[year];
    return jersey === undefined ? [] : [[year, String(jersey)] as const];
  });
  return Array.from(
    groupBy(worn, ([, jersey]) => jersey),
    ([jersey, all]) => [jersey, all.map(([year]) => year)] as const,
  );
}

function personFacts(person: PersonEntry, badges: readonly BadgeEntry[]): Fact[] {
  const { years } = person;
  const numbers = numbersOf(person);
  const last = numbers.find(([, during]) => during.includes(years.at(-1) ?? 0)) ?? numbers.at(-1);
  return [
    ...numbers.map(([worn, during]) => ({
      phrases: phrasesOf([worn]),
      words: numberKeywords.flat(2),
      reason: numberIn(worn, during),
    })),
    ...(last === undefined
      ? []
      : [{ phrases: numberKeywords, words: [], isOwn: true, reason: numberIn(...last) }]),
    { phrases: personKeywords, words: [], isOwn: true, reason: onTheTeamIn(years) },
    ...badgeFacts(person, badges),
  ];
}

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
function factsOfKind(entry: Entry, badges: readonly BadgeEntry[]): Fact[] {
  switch (entry.kind) {
    case "people":
      return personFacts(entry, badges);
    case "seasons":
      return [
        {
          phrases: phrasesOf(questions.things.season.map((phrase) => `${phrase} ${entry.year}`)),
          words: [],
        },
      ];
    case "tournaments": {
      const { place, isTied, year } = entry;
      const own = {
        phrases: [...gamesKeywords, ...phrasesOf(questions.things.tournament)],
        words: [String(year)],
        isOwn: true,
      };
      if (place === undefined) return [own];
      const words = searchWords(placeOf(ordinal(place)));
      const reason = placeOf((isTied ? tied : "") + ordinal(place));
      const placed = { phrases: [], words, reason };
      return place === 1
        ? [
            own,
            placed,
            { phrases: phrasesOf(questions.things.firstPlace), words: [String(year)], reason },
          ]
        : [own, placed];
    }
    case "opponents":
      return [{ phrases: gamesKeywords, words: [], isOwn: true }];
    case "news":
      return [
        { phrases: phrasesOf(questions.things.story), words: [], isOwn: true },
        {
          phrases: phrasesOf([`${questions.yearly.news} ${entry.date.slice(0, 4)}`]),
          words: [],
        },
        ...(entry.isVideo === true
          ? [{ phrases: phrasesOf(questions.things.video), words: [entry.date.slice(0, 4)] }]
          : []),
      ];
    case "links":
      return [{ phrases: phrasesOf(questions.things[entry.of]), words: [] }];
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
      return [{ phrases: [], words: questions.badgeKeywords, isOwn: true }];
    case "places":
      return [];
  }
}

function yearOf(entry: Entry): number {
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
  const badges = entries.filter((entry) => entry.kind === "badges");
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
    return {
      entry,
      names: own.map((name) => withoutClub(name, club)),
      joined: own.flatMap((name) => (name.length > 1 ? name.join("") : [])),
      words: [
        ...own.flat(),
        ...searchWords([subtitle, hiddenKeywords, region, about ?? [], dates].flat().join(" ")),
      ],
      facts: [
        ...factsOfKind(entry, badges),
        ...notes.map((note) => ({ phrases: [], words: searchWords(note), reason: note })),
        ...facts.map((fact) => entryFact(entry, fact)),
      ],
      year: yearOf(entry),
    };
  });
});
