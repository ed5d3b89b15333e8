import { expect, test } from "vitest";
import { haystackOf, searchList } from "#app/domain/search.ts";

const stories = [
  "Women’s Club Regionals Mega-Preview",
  "Montréal: Nereid wins",
  "Nereis on tour",
  "An Undefined Season",
].map((title) => ({ title, haystack: haystackOf([title, undefined]) }));
const found = (query: string, shown = stories) =>
  searchList(stories, shown, query).found.map(({ title }) => title);

test("a haystack has every folded word once, and nothing of missing texts", () => {
  expect(haystackOf(["Chicago Nereid", "Chicago", "Dash"])).toBe("chicago nereid dash");
  expect(haystackOf([undefined, "Hoist", null, ""])).toBe("hoist");
  expect(haystackOf([])).toBe("");
});

test("every typed word must be found, in any order and anywhere in a word, but not across two", () => {
  const [preview] = stories.map(({ title }) => title);
  for (const query of ["regionals club", "GION", "women's", "WOMENS", "ega–prev", "a preview"]) {
    expect(found(query), query).toEqual([preview]);
  }
  for (const query of ["regionals tour", "clubregionals"]) expect(found(query), query).toEqual([]);
});

test("the word undefined is found only where a text has it", () => {
  expect(found("undefined")).toEqual(["An Undefined Season"]);
  expect(found("null")).toEqual([]);
});

test("a query without words finds everything", () => {
  for (const query of ["", "  ", "-", "'"]) expect(found(query), query).toHaveLength(4);
});

test("a typo is forgiven where nothing is found without", () => {
  expect(found("nereid")).toEqual(["Montréal: Nereid wins"]);
  expect(found("neried")).toEqual(["Montréal: Nereid wins"]);
  expect(found("nereit")).toEqual(["Montréal: Nereid wins", "Nereis on tour"]);
});

test("of a part of the list, what else is found is counted, and no typo replaces it", () => {
  const shown = stories.slice(2);
  expect(searchList(stories, shown, "nereid")).toEqual({ found: [], elsewhere: 1 });
  expect(searchList(stories, shown, "e")).toMatchObject({ found: shown, elsewhere: 2 });
  expect(searchList(stories, shown, " ")).toEqual({ found: shown, elsewhere: 0 });
});
