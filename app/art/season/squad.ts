import type { Person } from "./person.ts";

/** People of all kinds for tests: every position, every length of name and number. */
export const SQUAD: readonly Person[] = [
  { id: "lo", position: "Handler", jersey: 11, name: { first: "Tracey", last: "Lo" } },
  { id: "rowell", position: "Cutter", jersey: 0, name: { first: "Maggie", last: "Rowell" } },
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
  ...Array.from({ length: 24 }, (_, i): Person => {
    const position = i % 2 === 0 ? "Handler" : "Cutter";
    return { id: `p${i}`, position, jersey: i, name: { first: "Alex", last: `Player ${i}` } };
  }),
];

/** The seasons of the record and some that have no colourway yet. */
export const YEARS: readonly number[] = [
  2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2031,
];
