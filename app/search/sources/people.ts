import { fullName } from "#app/domain/roster/full-name.ts";
import { sortedBy } from "#app/lib/list/sorted-by.ts";
import type { ClubRecord, Person } from "#app/record/record.ts";
import { byName } from "#app/record/teammates.ts";
import type { PersonEntry } from "#app/search/search-data.ts";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/search.ts";

function personEntry({ id, name, jersey, position, tenures }: Person): PersonEntry {
  const years = [...new Set(tenures.map(({ season }) => season.year))];
  const roles = new Set(tenures.map(({ as }) => as).filter((as) => as !== "player"));
  const number = jersey === undefined ? [] : [words.number(jersey)];
  return {
    kind: "people",
    id,
    title: fullName(name),
    last: name.last,
    number: jersey,
    fact: position,
    says: [...number, counts.seasons(years.length)].join(", "),
    also: [name.nickname ?? [], jersey ?? [], ...roles, ...years].flat().join(" "),
  };
}

/** Everyone with a page, most seasons first, then by name. */
export function peopleEntries({ people }: ClubRecord): PersonEntry[] {
  const there = [...people.values()].filter(({ tenures }) => tenures.length > 0);
  return sortedBy(byName(there), ({ tenures }) => -tenures.length).map(personEntry);
}
