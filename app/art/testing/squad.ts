import type { DrawnPerson } from "#app/art/season/person.ts";
import { makeSeasonLookup } from "#app/art/season/printed-season.ts";
import type { SeasonInks } from "#app/domain/seasons.ts";

/** People of all kinds: every position, every length of name and number. */
export const SQUAD: readonly DrawnPerson[] = [
  { id: "lo", position: "Handler", jersey: 11, name: { first: "Freya", last: "Lo" } },
  { id: "bracken", position: "Cutter", jersey: 0, name: { first: "Maggie", last: "Bracken" } },
  {
    id: "long",
    position: "Cutter",
    jersey: 44,
    name: { first: "Anna-Maria", last: "Featherstonehaugh-Montgomery" },
  },
  { id: "obrien", position: "Handler", jersey: 8, name: { first: "Zoë", last: "O’Brien" } },
  { id: "initials", position: "Handler", jersey: 1, name: { first: "E.", last: "C." } },
  { id: "odd", position: "Cutter", jersey: 99, name: { first: "<b>", last: 'R&D "x"' } },
  { id: "coach", position: "Coach", name: { first: "Andy", last: "Coach" } },
  ...Array.from({ length: 24 }, (_, i): DrawnPerson => {
    const position = i % 2 === 0 ? "Handler" : "Cutter";
    return { id: `p${i}`, position, jersey: i, name: { first: "Alex", last: `Player ${i}` } };
  }),
];

/** Seasons whose inks the club has chosen. */
const CHOSEN: readonly { year: number; inks: SeasonInks }[] = [
  { year: 2015, inks: { lead: "black", grounds: ["sun", "black", "newsprint"] } },
  { year: 2017, inks: { lead: "plate2", grounds: ["plate2", "newsprint", "sun"] } },
  { year: 2019, inks: { lead: "plate2", grounds: ["plate1", "plate2", "sun"] } },
  { year: 2021, inks: { lead: "deepSun", grounds: ["deepSun", "plate3", "newsprint"] } },
  { year: 2022, inks: { lead: "plate1", grounds: ["sun", "plate1", "plate2", "plate3"] } },
];

/** Those seasons and some without chosen inks. */
export const YEARS: readonly number[] = [...CHOSEN.map(({ year }) => year), 2020, 2023, 2024, 2031];

export const testSeason = makeSeasonLookup({
  club: { teamName: "Côte Sauvage", hairStyles: "all" },
  seasons: CHOSEN,
});
