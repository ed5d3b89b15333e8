import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openSources } from "#app/routes/sources.ts";
import { find } from "#app/search/find/find.ts";
import { makeFindable } from "#app/search/make-search.ts";
import { groupStep, splitIntoColumns, optionGroups } from "./options.ts";

const findable = makeFindable(openSources(loadContent()));

/** The dialog's groups for a query: heading, note, number of hits, and the link to all of them. */
const groupsFor = (query: string) =>
  optionGroups(find(findable, query), query).map(({ title, note, options }) => ({
    title,
    note,
    hits: options.filter((option) => "hit" in option).length,
    link: options.flatMap((option) => ("all" in option ? option.all : [])).at(0),
  }));

test("hits of different kinds are in groups, each with its record or its number of hits", () => {
  expect(groupsFor("gale 2025")).toEqual([
    { title: "Games", note: "1–0 in 1 game", hits: 1 },
    { title: "Seasons", note: "1", hits: 1 },
    { title: "Tournaments", note: "1", hits: 1 },
    { title: "Opponents", note: "1", hits: 1 },
  ]);
});

test("a group of more than four hits shows four and links to all on the search page", () => {
  expect(groupsFor("handler")[0]).toEqual({
    title: "People",
    hits: 4,
    link: { count: 15, href: "/search?q=handler#k-people" },
  });
});

test("a group of exactly four hits shows all of them, without a link", () => {
  const found = find(findable, "handler");
  const groups = found.groups.map((group) => ({ ...group, hits: group.hits.slice(0, 4) }));
  const [people] = optionGroups({ ...found, groups }, "handler");
  expect(people?.note).toBe("4");
  expect(people?.options.map((option) => "hit" in option)).toEqual([true, true, true, true]);
});

test("without exact matches the groups hold close matches, and their headings say so", () => {
  expect(groupsFor("gael")[0]).toEqual({ title: "Opponents, close matches", note: "1", hits: 1 });
});

test("a long group of close matches links to the close matches on the search page", () => {
  // No typo is close to five names of the invented club, so exact matches stand in.
  const found = find(findable, "handler");
  const [people] = optionGroups({ ...found, groups: [], fuzzyGroups: found.groups }, "handlr");
  expect(people?.options.at(-1)).toMatchObject({
    all: { href: "/search?q=handlr#close-people" },
  });
});

const group = (id: string, rows: number) => ({
  id,
  title: id,
  options: Array.from({ length: rows }, (_, row) => ({ id: `${id}-${row}` })),
});

/** Three groups: rows 0 and 1, rows 2 to 4, and row 5. */
const threeGroups = [group("people", 2), group("seasons", 3), group("news", 1)];

test.each([
  { from: "no row", active: -1, next: 0, previous: undefined },
  { from: "the first group", active: 1, next: 2, previous: undefined },
  { from: "the first row of a group", active: 2, next: 5, previous: 0 },
  { from: "the last row of a group", active: 4, next: 5, previous: 0 },
  { from: "the last group", active: 5, next: undefined, previous: 2 },
])(
  "from $from, right goes to the start of the next group and left to that of the previous",
  ({ active, next, previous }) => {
    expect(groupStep(threeGroups, active, 1)).toBe(next);
    expect(groupStep(threeGroups, active, -1)).toBe(previous);
  },
);

/** Numbers of rows in both columns, for groups with these numbers of rows. */
const columns = (...rows: readonly number[]) =>
  splitIntoColumns(rows.map((count, index) => group(String(index), count))).map((column) =>
    column.map(({ options }) => options.length),
  );

test("groups are in two columns of similar height, in order", () => {
  expect(columns(5, 5, 1, 4, 5)).toEqual([
    [5, 5, 1],
    [4, 5],
  ]);
  expect(columns(5, 1)).toEqual([[5], [1]]);
});

test("a single group is in the first column, and no groups leave both empty", () => {
  expect(columns(3)).toEqual([[3], []]);
  expect(columns()).toEqual([[], []]);
});
