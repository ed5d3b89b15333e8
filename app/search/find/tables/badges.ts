import { groupBy } from "#app/lib/list.ts";
import { onceFor } from "#app/lib/once-for.ts";
import type { BadgeEntry, Findable, PersonEntry } from "#app/search/search-data.ts";
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
  readonly year: number;
  readonly times: number;
}

const rows = onceFor((findable: Findable): readonly EarnedRow[] => {
  const prepared = prepare(findable);
  const badges = preparedOf(prepared, "badges");
  return preparedOf(prepared, "people").flatMap(({ entry: person, words: personWords }) =>
    Object.entries(person.badges ?? {}).flatMap(([year, earned]) =>
      earned.flatMap(([index, times]) => {
        const badge = badges[index];
        if (badge === undefined) return [];
        const badgeWords = badge.names.flat();
        return { person, badge: badge.entry, personWords, badgeWords, year: Number(year), times };
      }),
    ),
  );
});

const total = (earned: readonly EarnedRow[]) => earned.reduce((sum, { times }) => sum + times, 0);

const yearsIn = (earned: readonly EarnedRow[]) =>
  [...new Set(earned.map(({ year }) => year))].toSorted((one, other) => one - other);

/** Whether every word names a badge, or a person. */
function isAbout(
  part: "badgeWords" | "personWords",
  { rows: named, words: typed }: Named<EarnedRow>,
) {
  return (
    typed.length > 0 &&
    named.some((row) => typed.every((word) => row[part].some((own) => own.startsWith(word))))
  );
}

function personHits(earned: readonly EarnedRow[], named: Named<EarnedRow>) {
  const isOfPerson = isAbout("personWords", named);
  return Array.from(
    groupBy(earned, ({ person }) => person),
    ([person, own]) => {
      const [{ badge } = { badge: undefined }] = own;
      const reason =
        isOfPerson || named.words.length === 0 || badge === undefined
          ? words.badgesIn(total(own), yearsIn(own))
          : `${badge.title}, ${words.earnedIn(total(own), yearsIn(own))}`;
      return { ...answerHit(person, total(own), reason), section: "#badge-quest" };
    },
  );
}

/** Badges by person and edition. */
export const badgeTable: Table<EarnedRow> = {
  rows,
  words: ({ personWords, badgeWords }) => [...personWords, ...badgeWords],
  meets: { years: ({ year }, { years }) => years.includes(year) },
  isAsked: ({ asks, years }, named) =>
    (asks.has("badges") || isAbout("badgeWords", named)) &&
    named.words.length > 0 &&
    (years.length > 0 || asks.has("count")),
  hits: (met, _, named) => {
    if (!isAbout("badgeWords", named)) return personHits(met, named);
    const badges = Array.from(
      groupBy(met, ({ badge }) => badge),
      ([badge, own]) => answerHit(badge, total(own), words.earnedIn(total(own), yearsIn(own))),
    );
    return [...badges, ...personHits(met, named).map(asClose)];
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
    return isAbout("badgeWords", named)
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
    const titles = isAbout("badgeWords", named)
      ? met.map(({ badge }) => badge.title)
      : met.map(({ person }) => person.title);
    return words.countFor(
      nameFor(titles, named.words),
      counts.badges(total(met)),
      words.during(yearsIn(met).map(String)),
    );
  },
};
