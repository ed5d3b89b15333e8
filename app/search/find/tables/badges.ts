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
import { prepare } from "#app/search/find/prepare.ts";
import {
  answerHit,
  asClose,
  nameFor,
  preparedOf,
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
  const badges = preparedOf(prepared, "badges");
  return preparedOf(prepared, "people").flatMap(({ entry: person, words: personWords }) =>
    badgeCounts(person).flatMap(({ place, year, times }) => {
      const badge = badges[place];
      if (badge === undefined) return [];
      const badgeWords = badge.names.flat();
      const all = [...personWords, ...badgeWords];
      return { person, badge: badge.entry, personWords, badgeWords, words: all, year, times };
    }),
  );
});

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

function personHits(earned: readonly EarnedRow[], isOneBadge: boolean) {
  return Array.from(
    groupBy(earned, ({ person }) => person),
    ([person, own]) => {
      const titles = new Set(own.map(({ badge }) => badge.title));
      const [title = ""] = titles;
      const reason =
        isOneBadge && titles.size === 1
          ? `${title}, ${words.earnedIn(total(own), yearsIn(own))}`
          : words.badgesIn(total(own), yearsIn(own));
      return { ...answerHit(person, total(own), reason), section: "#badge-quest" };
    },
  );
}

/** Badges by person and edition. */
export const badgeTable: Table<EarnedRow> = {
  rows,
  words: ({ words: all }) => all,
  meets: { years: ({ year }, { years }) => years.includes(year) },
  isAsked: ({ asks, years }, named) =>
    (asks.has("badges") || isAboutBadges(named)) &&
    named.words.length > 0 &&
    (years.length > 0 || asks.has("count")),
  hits: (met, _, named) => {
    if (!isAboutBadges(named)) {
      const titles = new Set(named.rows.map(({ badge }) => badge));
      return personHits(met, titles.size === 1);
    }
    const badges = Array.from(
      groupBy(met, ({ badge }) => badge),
      ([badge, own]) => answerHit(badge, total(own), words.earnedIn(total(own), yearsIn(own))),
    );
    return [...badges, ...personHits(met, true).map(asClose)];
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
