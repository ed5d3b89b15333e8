import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openSources } from "#app/routes/sources.ts";
import { find } from "./find/find.ts";
import { makeFindable } from "./make-search.ts";
import { countText, describeWordMatches } from "./status.ts";

const findable = makeFindable(openSources(loadContent()));

test.each([
  ["gale 2025", "4 results", ""],
  ["99", "1 result", ""],
  ["gael", "3 close matches", ""],
  ["lopes zucchini", "1 result", "No match for zucchini."],
  ["alder birch", "2 results", ""],
  ["alder gale", "4 results", "No result matches every word."],
  ["number 99 in 2023", "1 answer, 1 result", ""],
  ["1999", "1 answer", ""],
  ["captin 2025", "2 results", "Showing results for “captain 2025”."],
  ["zucchini", "No results", "No match for zucchini."],
])("a search for “%s” says “%s” and about the words “%s”", (query, count, note) => {
  const found = find(findable, query);
  expect(countText(found)).toBe(count);
  expect(describeWordMatches(found)).toBe(note);
});
