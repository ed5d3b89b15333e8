import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import type { Person } from "#app/art/season/person.ts";
import { bust } from "./bust.ts";

/** The busts of a season by the people's ids; `people` in roster order, players then coaches. */
export function bustSheet(year: number, people: readonly Person[]): Sheet {
  const busts = people.map((person, place) => ({
    id: person.id,
    viewBox: "0 0 400 400",
    markup: bust(person, year, place),
  }));
  return makeSheet(`busts-${year}`, busts);
}
