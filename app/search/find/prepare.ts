import { searchWords } from "#app/domain/fold.ts";
import { ordinal, tied } from "#words/grammar/ordinal.ts";
import { placeOf } from "#words/facts/event.ts";
import { onceFor } from "#app/lib/once-for.ts";
import type { BadgeEntry, Entry, Findable, PersonEntry } from "#app/search/search-data.ts";
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

function ledIn(thing: "captain" | "coach", years: readonly number[] = []): Fact[] {
  const phrases = phrasesOf(questions.things[thing]);
  return years.toReversed().map((year) => ({
    phrases,
    words: [String(year)],
    reason: words.ledIn[thing](year),
    year,
  }));
}

function badgeFacts({ badges = [] }: PersonEntry, all: readonly BadgeEntry[]): Fact[] {
  const named = badges.flatMap(([place, times]): Fact[] => {
    const title = all[place]?.title;
    if (title === undefined) return [];
    const reason = words.badgeEarned(title, times);
    const keywords = [...searchWords(title), ...questions.badgeKeywords];
    return [{ phrases: [], words: keywords, isOwn: true, reason, section: BADGES }];
  });
  const [first] = badges;
  const most = first && all[first[0]];
  if (most === undefined) return named;
  const reason = words.mostEarnedBadge(most.title, first?.[1] ?? 0);
  const keywords = [...questions.badgeKeywords, "most"];
  return [{ phrases: [], words: keywords, isOwn: true, reason, section: BADGES }, ...named];
}

function personFacts(person: PersonEntry, badges: readonly BadgeEntry[]): Fact[] {
  const { number, formerNumbers = [], years, captain, coach } = person;
  const [first = 0] = years;
  const numbers = [number ?? [], formerNumbers].flat().map(String);
  return [
    ...ledIn("captain", captain),
    ...ledIn("coach", coach),
    ...numbers.map((worn) => ({
      phrases: phrasesOf([worn]),
      words: numberKeywords.flat(2),
      reason: words.numberInWords(worn),
    })),
    {
      phrases: phrasesOf(questions.things.rookie),
      words: [String(first)],
      reason: words.firstSeasonIn(first),
      year: first,
    },
    ...(number === undefined
      ? []
      : [{ phrases: numberKeywords, words: [], isOwn: true, reason: words.numberInWords(number) }]),
    { phrases: [], words: years.map(String) },
    { phrases: personKeywords, words: years.map(String), isOwn: true },
    ...badgeFacts(person, badges),
  ];
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
        ...(entry.isVideo === true
          ? [{ phrases: phrasesOf(questions.things.video), words: [String(entry.year)] }]
          : []),
      ];
    case "links":
      return [{ phrases: phrasesOf(questions.things[entry.of]), words: [] }];
    case "pages": {
      const { phrases = [], yearly, year } = entry;
      return yearly === undefined
        ? [{ phrases: phrasesOf(phrases), words: [] }]
        : [{ phrases: phrasesOf([`${questions.yearly[yearly]} ${year}`]), words: [] }];
    }
    case "places":
    case "badges":
      return [];
  }
}

function yearOf(entry: Entry): number {
  if (entry.kind === "people") return entry.years.at(-1) ?? 0;
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
    const { title, subtitle = "", hiddenKeywords = "", region = "", facts = [] } = entry;
    // For people, each year is a fact with their role in it.
    const year = entry.kind === "news" ? entry.year : [];
    const about = entry.kind === "news" ? titles.get(entry.tournament ?? "") : undefined;
    const own = [title, ...otherNames(entry)].map((name) => searchWords(name));
    return {
      entry,
      names: own.map((name) => withoutClub(name, club)),
      joined: own.flatMap((name) => (name.length > 1 ? name.join("") : [])),
      words: [
        ...own.flat(),
        ...searchWords([subtitle, hiddenKeywords, region, about ?? [], year].flat().join(" ")),
      ],
      facts: [
        ...factsOfKind(entry, badges),
        ...facts.map(({ is, reason }) => ({
          phrases: phrasesOf(questions.things[is]),
          words: "year" in entry ? [String(entry.year)] : [],
          reason,
        })),
      ],
      year: yearOf(entry),
    };
  });
});
