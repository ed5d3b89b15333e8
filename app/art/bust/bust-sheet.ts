import type { PrintedSeason } from "#app/art/season/printed-season.ts";
import { makeSheet, type ArtSymbol, type Sheet } from "#app/art/sheet.ts";
import type { Person } from "#app/art/season/person.ts";
import { bust } from "./bust.ts";

function symbolOf(person: Person, season: PrintedSeason, place: number): ArtSymbol {
  return { id: person.id, viewBox: "0 0 400 400", markup: bust(person, season, place) };
}

/** The busts of a season by the people's ids; `people` in roster order, players then coaches. */
export function bustSheet(season: PrintedSeason, people: readonly Person[]): Sheet {
  const busts = people.map((person, place) => symbolOf(person, season, place));
  return makeSheet(`busts-${season.year}`, busts);
}

/**
 * One of these busts on a sheet of its own, under the same name: reading the whole sheet takes a
 * phone some 40 ms, too long where a first view shows one.
 */
export function singleBustSheet(
  season: PrintedSeason,
  people: readonly Person[],
  shown: string,
): Sheet {
  const busts = people.flatMap((person, place) =>
    person.id === shown ? [symbolOf(person, season, place)] : [],
  );
  return makeSheet(`busts-${season.year}`, busts);
}
