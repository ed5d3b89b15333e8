import { expect, test } from "vitest";
import { recordText } from "#app/domain/records.ts";
import { searchList } from "#app/domain/search.ts";
import { buildRecord } from "#app/record/build-record.ts";
import { withOpponents } from "#tests/support/changed-club.ts";
import { results } from "#tests/support/club.ts";
import { type ResultsList, shapeResults } from "./shape-results.ts";

/** Ids of the tournaments that a search finds. */
const find = (query: string, { tournaments }: ResultsList = results) =>
  searchList(tournaments, tournaments, query).found.map(({ id }) => id);

test("a season has its published record and finish, and the counted record only where it differs", () => {
  const heads = results.seasons.map(({ year, record, finish, counted }) =>
    [year, record && recordText(record), finish, counted].join(" "),
  );
  expect(heads).toMatchInlineSnapshot(`
    [
      "2027   ",
      "2026 2–1  ",
      "2025 4–2 1st Regionals 5–1–2",
      "2024 3–2 T5th Regionals ",
      "2023   ",
    ]
  `);
});

test.each([
  ["fog-bowl maine", ["2026-fog-bowl", "2025-fog-bowl", "2024-fog-bowl"]],
  ["11th place 2025", ["2025-one-day"]],
  ["t5th", ["2024-regionals"]],
  ["5th place 2024", ["2024-regionals"]],
  // No tournament ended in this place; 3rd is another one.
  ["13th place", []],
  ["ionals", ["2026-regionals", "2025-regionals", "2024-regionals"]],
  ["boston", ["2025-regionals", "2024-regionals"]],
  ["braekwater", []],
  ["undefined", []],
])(
  "%s finds tournaments by slug, state, year, opponent and place, shared or not, without typos",
  (query, ids) => {
    expect(find(query)).toEqual(ids);
  },
);

test("a tournament is found by each name and the city of an opponent", () => {
  const content = withOpponents({ gale: { displayNameOverride: "The Storm" } });
  const renamed = shapeResults(buildRecord(content));
  for (const query of ["storm 2024", "gale 2024", "albany 2024"]) {
    expect(find(query, renamed), query).toContain("2024-fog-bowl");
  }
});

test("a tournament has its own map, or else a search for its place, and its event page if there is one", () => {
  const ids = new Set<string>(["2024-fog-bowl", "2024-regionals"]);
  const listed = results.tournaments.filter(({ id }) => ids.has(id));
  expect(listed.map(({ map, link }) => ({ map, link })).toReversed()).toEqual([
    { map: "https://maps.example/eastport", link: "https://league.example/fog-bowl" },
    {
      map: "https://www.google.com/maps/search/?api=1&query=Burlington%2C%20VT",
      link: undefined,
    },
  ]);
});
