import { groupBy } from "#app/lib/list.ts";
import { onceFor } from "#app/lib/once-for.ts";
import type { Findable, PersonEntry } from "#app/search/search-data.ts";
import * as words from "#words/answers.ts";
import * as counts from "#words/grammar/counts.ts";
import type { Role } from "#words/question-parts.ts";
import { onTheTeam } from "#words/search.ts";
import { prepare } from "#app/search/find/prepare.ts";
import type { Hit } from "#app/search/find/rank.ts";
import type { Question } from "#app/search/find/read-question.ts";
import { answerHit, nameFor, preparedOf, type Table, whenText } from "./table.ts";

/** A person's year on the team. */
interface PersonYear {
  readonly person: PersonEntry;
  readonly words: readonly string[];
  readonly year: number;
  readonly number: string | undefined;
  readonly roles: readonly Role[];
  readonly findable: Findable;
}

const rows = onceFor((findable: Findable): readonly PersonYear[] =>
  preparedOf(prepare(findable), "people").flatMap(({ entry: person, words: own }) => {
    const { years, captain = [], coach = [], number, numbers } = person;
    return years.map((year) => {
      const worn = numbers === undefined ? number : numbers[year];
      const roles: readonly (Role | [])[] = [
        captain.includes(year) ? "captain" : [],
        coach.includes(year) ? "coach" : [],
        year === years[0] ? "rookie" : [],
      ];
      return {
        person,
        words: own,
        year,
        number: worn === undefined ? undefined : String(worn),
        roles: roles.flat(),
        findable,
      };
    });
  }),
);

/** Reason of a hit: the person’s role, number or presence in the years that meet the question. */
function reasonFor(met: readonly PersonYear[], { role, number }: Question): string {
  const years = met.map(({ year }) => year);
  if (number === undefined) {
    return role === undefined ? words.onTheTeamIn(years) : words.roleIn[role](years);
  }
  const worn = words.numberIn(number, years);
  return role === undefined ? worn : `${words.roleIn[role](years)}, ${worn}`;
}

/** Up to this many people were probably searched by name; more share a year or a position. */
const FEW = 3;

/** The season of the people found by name. */
function seasonHits(
  people: readonly PersonEntry[],
  { names, years }: Question,
  { entries }: Findable,
) {
  if (names.length === 0 || people.length > FEW) return [];
  const detail = onTheTeam(people.map(({ title }) => title));
  return entries.flatMap((entry): Hit[] =>
    entry.kind === "seasons" && years.includes(entry.year)
      ? [answerHit(entry, entry.year, undefined, { detail })]
      : [],
  );
}

/** People on the team by year, with their roles and numbers. */
export const peopleTable: Table<PersonYear> = {
  rows,
  words: ({ words: own }) => own,
  meets: {
    years: ({ year }, { years }) => years.includes(year),
    role: ({ roles }, { role }) => role !== undefined && roles.includes(role),
    number: (row, { number }) => row.number === number,
  },
  isAsked: ({ role, number, names, years, asks }) => {
    if (role !== undefined || number !== undefined) return true;
    if (asks.has("badges")) return false;
    if (names.length > 0) return years.length > 0 || (asks.has("count") && asks.has("seasons"));
    return years.length > 0 && asks.has("count") && asks.has("people");
  },
  hits: (all, question) => {
    const firstYear = Math.min(...all.map(({ year }) => year));
    const met = question.asks.has("first") ? all.filter(({ year }) => year === firstYear) : all;
    const people = groupBy(met, ({ person }) => person);
    const [first] = met;
    const years = new Set(met.map(({ year }) => year));
    return [
      ...Array.from(people, ([person, own]) =>
        answerHit(person, Math.max(...own.map(({ year }) => year)), reasonFor(own, question)),
      ),
      ...(first === undefined || years.size > 1
        ? []
        : seasonHits([...people.keys()], question, first.findable)),
    ];
  },
  no: (question, named) => {
    const { role, number, names } = question;
    const when = whenText(question);
    const name = nameFor(
      named.rows.map(({ person }) => person.title),
      names,
    );
    if (names.length === 0) {
      return role === undefined ? words.no.number(number ?? "", when) : words.no.role(role, when);
    }
    if (number !== undefined) return words.no.numberOf(name, number, when);
    return role === undefined ? words.no.onTeam(name, when) : words.no.roleOf(name, role, when);
  },
  count: (met, question, named) => {
    const people = new Set(met.map(({ person }) => person.title));
    return question.asks.has("seasons") && people.size === 1
      ? words.countFor(nameFor(people, named.words), counts.seasons(met.length), whenText(question))
      : words.count(counts.people(people.size), whenText(question));
  },
};
