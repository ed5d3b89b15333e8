import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openSources } from "#app/routes/sources.ts";
import { find } from "#app/search/find/find.ts";
import { makeFindable } from "#app/search/make-search.ts";
import { groupStep, splitIntoColumns, optionGroups } from "./options.ts";

const findable = makeFindable(openSources(loadContent()));

/** Groups for a query: title, note and rows, including the link to all hits. */
const optionsFor = (query: string) =>
  optionGroups(find(findable, query), query).map(({ title, note, options }) => [
    title,
    note,
    options.length,
    options.flatMap((option) => ("all" in option ? [option.all.count, option.all.href] : [])),
  ]);

test("a group has four hits and links to the rest on the search page", () => {
  expect(optionsFor("gale 2025")).toEqual([
    ["Games", "1–0 in 1 game", 1, []],
    ["Seasons", "1", 1, []],
    ["Tournaments", "1", 1, []],
    ["Opponents", "1", 1, []],
  ]);
  expect(optionsFor("handler")).toEqual([
    ["People", undefined, 5, [15, "/search?q=handler#k-people"]],
    ["Pages", "1", 1, []],
  ]);
});

test("without exact matches the groups hold close matches", () => {
  expect(optionsFor("gael")[0]).toEqual(["Opponents, close matches", "1", 1, []]);
});

test("a long list of close matches leads to the close matches on the search page", () => {
  const found = find(findable, "handler");
  const [people] = optionGroups({ ...found, groups: [], fuzzyGroups: found.groups }, "handlr");
  expect(people?.options.at(-1)).toMatchObject({
    all: { href: "/search?q=handlr#close-people" },
  });
});

test("keys jump from group to group, from any row, and stop at the ends", () => {
  const groups = [2, 3, 1].map((rows, index) => group(String(index), rows));
  const steps = (step: 1 | -1) => [-1, 0, 1, 2, 4, 5].map((row) => groupStep(groups, row, step));
  expect(steps(1)).toEqual([0, 2, 2, 5, 5, undefined]);
  expect(steps(-1)).toEqual([undefined, undefined, undefined, 0, 0, 2]);
});

const group = (id: string, rows: number) => ({
  id,
  title: id,
  options: Array.from({ length: rows }, (_, row) => ({ id: `${id}-${row}` })),
});

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
