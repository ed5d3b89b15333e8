import { groupBy } from "#app/lib/list.ts";
import { onceFor } from "#app/lib/once-for.ts";
import {
  badgeCounts,
  type BadgeEntry,
  type Findable,
  type PersonEntry,
} from "#app/search/search-data.ts";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/answers.ts";
import { mostEarnedBadge } from "#words/search.ts";
import { prepare } from "#app/search/find/prepare.ts";
import type { Hit } from "#app/search/find/rank.ts";
import {
  answerHit,
  asClose,
  nameFor,
  filterKind,
  type Named,
  type Table,
  whenText,
} from "./table.ts";

/** A badge that a person earned in an edition, once or several times. */
interface EarnedRow {
  readonly person: PersonEntry;
  readonly badge: BadgeEntry;
  readonly personWords: readonly string[];
  readonly badgeWords: readonly string[];
  readonly words: readonly string[];
  readonly year: number;
  readonly times: number;
}

const rows = onceFor((findable: Findable): readonly EarnedRow[] => {
  const prepared = prepare(findable);
  const badges = filterKind(prepared, "badges");
  return filterKind(prepared, "people").flatMap(({ entry: person, words: personWords }) =>
    badgeCounts(person).flatMap(({ place, year, times }) => {
      const badge = badges[place];
      if (badge === undefined) return [];
      const badgeWords = badge.names.flat();
      const all = [...personWords, ...badgeWords];
      return { person, badge: badge.entry, personWords, badgeWords, words: all, year, times };
    }),
  );
});

/** Fragment of the badges on a person's page. */
const BADGES = "#badge-quest";

const total = (earned: readonly EarnedRow[]) => earned.reduce((sum, { times }) => sum + times, 0);

const yearsIn = (earned: readonly EarnedRow[]) =>
  [...new Set(earned.map(({ year }) => year))].toSorted((one, other) => one - other);

const isEqual = (own: string, word: string) => own === word;
const isStart = (own: string, word: string) => own.startsWith(word);

/** Whether the typed words name badges or people: by whole words, or else by their beginnings. */
function isAboutBadges({ rows: named, words: typed }: Named<EarnedRow>): boolean {
  const isNamedIn = (
    part: "badgeWords" | "personWords",
    isLike: (own: string, word: string) => boolean,
  ) => named.some((row) => typed.every((word) => row[part].some((own) => isLike(own, word))));
  if (typed.length === 0 || isNamedIn("personWords", isEqual)) return false;
  if (isNamedIn("badgeWords", isEqual)) return true;
  return !isNamedIn("personWords", isStart) && isNamedIn("badgeWords", isStart);
}

/** A person's most earned badge: "most earned badge: Old Hat, 2 times". */
function mostEarned(own: readonly EarnedRow[]): string {
  const badges = Array.from(
    groupBy(own, ({ badge }) => badge),
    ([badge, all]) => ({ title: badge.title, times: total(all) }),
  );
  const [first] = badges.toSorted((one, other) => other.times - one.times);
  return first === undefined ? "" : mostEarnedBadge(first.title, first.times);
}

function personHits(earned: readonly EarnedRow[], isOneBadge: boolean, isMost: boolean) {
  return Array.from(
    groupBy(earned, ({ person }) => person),
    ([person, own]) => {
      const [title = "", ...others] = new Set(own.map(({ badge }) => badge.title));
      const count = words.badgesIn(total(own), yearsIn(own));
      const badge = `${title}, ${words.earnedIn(total(own), yearsIn(own))}`;
      const reason = isOneBadge && others.length === 0 ? badge : isMost ? mostEarned(own) : count;
      return { ...answerHit(person, total(own), reason), section: BADGES };
    },
  );
}

/** Whether the words name both people and their badges: "Gorse Low Tide". */
function isPair({ rows: named, words: typed, isEach }: Named<EarnedRow>): boolean {
  const isIn = (part: "badgeWords" | "personWords") => (word: string) =>
    named.some((row) => row[part].some((own) => own.startsWith(word)));
  return (
    isEach !== true &&
    typed.length > 1 &&
    !typed.every(isIn("badgeWords")) &&
    !typed.every(isIn("personWords"))
  );
}

/** Badges by person and edition. */
export const badgeTable: Table<EarnedRow> = {
  rows,
  words: ({ words: all }) => all,
  meets: { years: ({ year }, { years }) => years.includes(year) },
  isAsked: ({ asks, years }, named) => {
    if (named.words.length === 0 || named.isEach === true) return false;
    if (isPair(named)) return true;
    if (isAboutBadges(named)) return years.length > 0 || asks.has("count");
    return asks.has("badges");
  },
  hits: (met, { asks, years }, named) => {
    if (!isAboutBadges(named)) {
      const titles = new Set(named.rows.map(({ badge }) => badge));
      const isMost = years.length === 0 && !asks.has("count");
      const people = personHits(met, titles.size === 1, isMost);
      // "Gwen Low" is Gwen Lowell before it is the Low Tide of another Gwen.
      return isPair(named)
        ? people.map((hit): Hit => ({ ...hit, rank: "words of a name" }))
        : people;
    }
    const badges = Array.from(
      groupBy(met, ({ badge }) => badge),
      ([badge, own]) => answerHit(badge, total(own), words.earnedIn(total(own), yearsIn(own))),
    );
    return [...badges, ...personHits(met, true, false).map(asClose)];
  },
  no: (question, named, { entries }) => {
    const when = whenText(question);
    const edition = entries.find(
      (entry) =>
        entry.kind === "pages" &&
        entry.yearly === "badgequest" &&
        question.years.includes(entry.year ?? 0),
    );
    if (edition === undefined) return words.no.badges(when);
    if (edition.kind === "pages" && edition.unlogged === true) return words.no.log(when);
    return isAboutBadges(named)
      ? words.no.badge(
          nameFor(
            named.rows.map(({ badge }) => badge.title),
            named.words,
          ),
          when,
        )
      : words.no.badgesOf(
          nameFor(
            named.rows.map(({ person }) => person.title),
            named.words,
          ),
          when,
        );
  },
  count: (met, _, named) => {
    const titles = isAboutBadges(named)
      ? met.map(({ badge }) => badge.title)
      : met.map(({ person }) => person.title);
    return words.countFor(
      nameFor(titles, named.words),
      counts.badges(total(met)),
      words.during(yearsIn(met).map(String)),
    );
  },
};
