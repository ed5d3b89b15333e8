import { fullName } from "#app/domain/full-name.ts";
import { wasCoach } from "#app/entities/person/shape.ts";
import { groupBy } from "#app/lib/list.ts";
import type { ClubRecord, Person, Season, Tenure } from "#app/record/record.ts";
import { paths } from "#app/routes/paths.ts";
import type { SearchDocument } from "#app/search/search-data.ts";
import * as counts from "#words/counts.ts";
import { enumerate } from "#words/grammar.ts";
import { highest, joinFacts, members, writeYears } from "./facts.ts";

const nameOf = ({ name }: Person) => fullName(name);

const yearsOf = (tenures: readonly Tenure[]) => tenures.map(({ season }) => season.year);

function personDocument(person: Person, record: ClubRecord): SearchDocument {
  const { id, name, position, tenures, formerly = [], awards } = person;
  const numbers = new Set(
    tenures.flatMap(({ jersey }) => (jersey === undefined ? [] : String(jersey))),
  );
  const captain = yearsOf(tenures.filter(({ as }) => as === "captain"));
  const coach = yearsOf(tenures.filter(wasCoach));
  return {
    kind: "people",
    title: fullName(name),
    note: joinFacts(
      position,
      numbers.size > 0 && `number ${enumerate([...numbers])}`,
      writeYears(yearsOf(tenures), record),
      captain.length > 0 && `captain ${writeYears(captain, record)}`,
      coach.length > 0 && position !== "Coach" && `coach ${writeYears(coach, record)}`,
      awards.length > 0 && counts.badges(awards.length),
    ),
    href: paths.player({ id }),
    names: [name.last, name.nickname ?? [], ...formerly].flat(),
    keywords: ["player member profile", ...yearsOf(tenures)].join(" "),
    year: yearsOf(tenures).at(-1),
    drawing: { sheet: "people", id },
  };
}

/** Everyone who wore a number, with her years: "Number 7: Ada Alder 2017–2019; Bea Birch 2022". */
function numberDocuments(record: ClubRecord): SearchDocument[] {
  const worn = members(record)
    .flatMap((person) => person.tenures)
    .filter(({ jersey }) => jersey !== undefined);
  return Array.from(
    groupBy(worn, ({ jersey }) => String(jersey)),
    ([number, tenures]) => {
      const wearers = [...groupBy(tenures, ({ person }) => person)];
      const [[wearer] = []] = wearers;
      return {
        kind: "facts",
        title: `Number ${number}`,
        note: wearers
          .map(([person, hers]) => `${nameOf(person)} ${writeYears(yearsOf(hers), record)}`)
          .join("; "),
        href: wearer && wearers.length === 1 ? paths.player(wearer) : paths.players({ q: number }),
        names: [number],
        keywords: ["jersey shirt wore wear no", ...yearsOf(tenures)].join(" "),
        tile: number,
      };
    },
  );
}

/** Captains, coaches and new people of a season. */
function roleDocuments({ year, members: team, captains }: Season): SearchDocument[] {
  const coaches = team.filter(wasCoach).map(({ person }) => person);
  const rookies = team
    .map(({ person }) => person)
    .filter(({ tenures: [first] }) => first?.season.year === year);
  const roles = [
    [`Captains ${year}`, captains, "captain team leader skipper"],
    [`Coaches ${year}`, coaches, "coach team coached"],
    [`New in ${year}`, rookies, "rookies newcomers new players first season"],
  ] as const;
  return roles.map(([title, people, keywords]) => ({
    kind: "facts",
    title,
    note: enumerate(people.map(nameOf)) || "None on record",
    href: `${paths.season({ year })}#roster`,
    keywords,
    year,
  }));
}

/** The people with the most seasons; none if all have as many. */
function longestServing(people: readonly Person[]): SearchDocument[] {
  const longest = highest(people, ({ tenures }) => tenures.length);
  if (longest.length === people.length) return [];
  return [
    {
      kind: "facts",
      title: "Most seasons",
      note: `${enumerate(longest.map(nameOf))}: ${counts.seasons(longest[0]?.tenures.length ?? 0)}`,
      href: paths.players(),
      keywords: "longest veteran played every oldest player member",
    },
  ];
}

/** Everyone who was on the team, wearers of each number, roles of each season, and who stayed longest. */
export function peopleDocuments(record: ClubRecord): SearchDocument[] {
  const people = members(record);
  return [
    ...people.map((person) => personDocument(person, record)),
    ...numberDocuments(record),
    ...record.seasons.flatMap(roleDocuments),
    ...longestServing(people),
  ];
}
