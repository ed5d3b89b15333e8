import { searchWords } from "#app/domain/fold.ts";
import { countBy, groupBy } from "#app/lib/list.ts";
import { onceFor } from "#app/lib/once-for.ts";
import type { Findable, PersonEntry } from "#app/search/search-data.ts";
import * as words from "#words/answers.ts";
import * as counts from "#words/grammar/counts.ts";
import type { Role } from "#words/question-parts.ts";
import { onTheTeam } from "#words/search.ts";
import { prepare } from "#app/search/find/prepare.ts";
import type { Hit } from "#app/search/find/rank.ts";
import type { Question } from "#app/search/find/read-question.ts";
import { answerHit, type Named, nameFor, filterKind, type Table, whenText } from "./table.ts";

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
  filterKind(prepare(findable), "people").flatMap(({ entry: person, words: own }) => {
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
function reasonFor(met: readonly PersonYear[], { role, numbers, asks }: Question): string {
  const years = met.map(({ year }) => year);
  const [first] = met;
  const worn = met.findLast((row) => row.number !== undefined)?.number;
  const isNumber = numbers.length > 0 || (asks.has("numbers") && role === undefined);
  const shown = isNumber ? worn : undefined;
  const inNumber =
    shown === undefined
      ? []
      : words.numberIn(
          shown,
          met.flatMap((row) => (row.number === shown ? row.year : [])),
        );
  if (role !== undefined) return [words.roleIn[role](years), inNumber].flat().join(", ");
  if (shown !== undefined) return [inNumber].flat().join("");
  return asks.has("start") && first !== undefined && first.roles.includes("rookie")
    ? words.roleIn.rookie([first.year])
    : words.onTheTeamIn(years);
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

/** The people of the first year, or those with most years, if the question asks for them. */
function narrow(met: readonly PersonYear[], { asks, role }: Question): readonly PersonYear[] {
  if (role === undefined) return met;
  const firstYear = Math.min(...met.map(({ year }) => year));
  if (asks.has("first")) return met.filter(({ year }) => year === firstYear);
  if (!asks.has("most")) return met;
  const counts = countBy(met, ({ person }) => person);
  const most = Math.max(...counts.values());
  return met.filter(({ person }) => counts.get(person) === most);
}

/** Of several names, the people whose last name is typed, or a name that nobody else has; none if a word is not theirs. */
function peopleIn({ rows: named, words: typed }: Named<PersonYear>): ReadonlySet<PersonEntry> {
  const people = groupBy(named, ({ person }) => person);
  const own = [...people].map(([person, [row]]) => ({ person, words: row?.words ?? [] }));
  const met = own.filter(({ person, words: all }) => {
    const isOnly = (word: string) =>
      all.includes(word) && own.every((one) => one.person === person || !one.words.includes(word));
    return searchWords(person.last).every((word) => typed.includes(word)) || typed.some(isOnly);
  });
  const isTheirs = typed.every((word) => met.some((one) => one.words.includes(word)));
  return new Set(isTheirs ? met.map(({ person }) => person) : []);
}

/** Questions about a person who is named. */
const ASKED_OF_PERSON = ["start", "profile", "numbers", "seasons", "people", "against"] as const;

/** People on the team by year, with their roles and numbers. */
export const peopleTable: Table<PersonYear> = {
  rows,
  words: ({ words: own }) => own,
  meets: {
    years: ({ year }, { years }) => years.includes(year),
    role: ({ roles }, { role }) => role !== undefined && roles.includes(role),
    numbers: (row, { numbers }) => row.number !== undefined && numbers.includes(row.number),
  },
  isAsked: ({ role, numbers, names, years, asks }, named) => {
    if (named.isEach === true) return !asks.has("badges") && peopleIn(named).size > 1;
    if (role !== undefined || numbers.length > 0) return true;
    if (asks.has("badges")) return false;
    if (names.length > 0) {
      return years.length > 0 || ASKED_OF_PERSON.some((word) => asks.has(word));
    }
    return years.length > 0 && asks.has("count") && asks.has("people");
  },
  hits: (all, question, named) => {
    const several = named.isEach === true ? peopleIn(named) : undefined;
    const met = narrow(all, question).filter(({ person }) => several?.has(person) !== false);
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
  close: (_, named) =>
    named.words.length === 0
      ? undefined
      : Array.from(
          groupBy(named.rows, ({ person }) => person),
          ([person, own]) => {
            const years = own.map(({ year }) => year);
            return answerHit(person, Math.max(...years), words.onTheTeamIn(years));
          },
        ),
  no: (question, named) => {
    const { role, numbers, names } = question;
    const number = numbers.join(words.or);
    const when = whenText(question);
    const name = nameFor(
      named.rows.map(({ person }) => person.title),
      names,
    );
    if (named.isEach === true) return undefined;
    if (names.length === 0) {
      return role === undefined ? words.no.number(number, when) : words.no.role(role, when);
    }
    if (numbers.length > 0) return words.no.numberOf(name, number, when);
    return role === undefined ? words.no.onTeam(name, when) : words.no.roleOf(name, role, when);
  },
  count: (met, question, named) => {
    const people = new Set(met.map(({ person }) => person.title));
    return question.asks.has("seasons") && people.size === 1
      ? words.countFor(nameFor(people, named.words), counts.seasons(met.length), whenText(question))
      : words.count(counts.people(people.size), whenText(question));
  },
};
