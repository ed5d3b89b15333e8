import { expect, test } from "vitest";
import { makeHaystack, makeTitleHaystack, searchList } from "#app/domain/search.ts";

const stories = [
  "Women’s Club Regionals Mega-Preview",
  "Montréal: Nereid wins",
  "Nereis on tour",
  "An Undefined Season",
].map((title) => ({ title, haystack: makeHaystack([title, undefined]) }));
const found = (query: string, shown = stories) =>
  searchList(stories, shown, query).found.map(({ title }) => title);

test("the search text has one folded line per field, without missing fields", () => {
  expect(makeHaystack(["Chicago Nereid", "O’Dash", "chicago  nereid"])).toBe(
    "chicago nereid\nodash",
  );
  expect(makeHaystack([undefined, "Hoist", null, ""])).toBe("hoist");
  expect(makeHaystack([])).toBe("");
});

test("a query matches anywhere in a text, whatever its case, accents, apostrophes and dashes", () => {
  const [preview] = stories.map(({ title }) => title);
  for (const query of ["club reg", "GION", "women's", "WOMENS", "ega–prev", " Mega preview "]) {
    expect(found(query), query).toEqual([preview]);
  }
  expect(found("montreal: nereid")).toEqual(["Montréal: Nereid wins"]);
});

test("every query word must match, in any order; each within one field", () => {
  const [preview] = stories;
  expect(found("club gion")).toEqual([preview?.title]);
  expect(found("regionals tour")).toEqual([]);
  expect(searchList(stories, stories, "regionals club", "as typed").found).toEqual([]);
  expect(searchList(stories, stories, "club reg", "as typed").found).toEqual([preview]);
});

test("a headline is found with and without its dots, and a text with dots is no part of a word", () => {
  const titles = ["U.S. Open: Saturday", "US Open, day two", "A Push at Terminus", "D.C. United"];
  const news = titles.map((title) => ({ title, haystack: makeTitleHaystack(title) }));
  const titlesWith = (query: string) =>
    searchList(news, news, query, "as typed").found.map(({ title }) => title);
  const [dotted = "", plain = "", push = ""] = titles;
  expect(titlesWith("us open")).toEqual([dotted, plain]);
  expect(titlesWith("U.S. open")).toEqual([dotted, plain]);
  expect(titlesWith("u.s")).toEqual([dotted, plain]);
  expect(titlesWith("us")).toEqual([dotted, plain, push]);
  // A part of the headline as it is written, in the middle of a word.
  expect(titlesWith("S. OPEN: sat")).toEqual([dotted]);
  expect(titlesWith("c. uni")).toEqual(["D.C. United"]);
  expect(titlesWith(".c. uni")).toEqual(["D.C. United"]);
});

test("the list search makes no guesses: a typo or a plural finds nothing", () => {
  for (const query of ["clubregionals", "neried", "nereit", "seasons", "tours"]) {
    expect(found(query), query).toEqual([]);
  }
});

test("a match does not span two fields", () => {
  const item = { haystack: makeHaystack(["Fog Bowl", "Boston Breakwater"]) };
  expect(searchList([item], [item], "bowl boston", "as typed").found).toEqual([]);
});

test("an empty query matches everything", () => {
  for (const query of ["", "  ", "-", "'"]) expect(found(query), query).toHaveLength(4);
});

test("a search in part of the list counts the other matches", () => {
  const shown = stories.slice(2);
  expect(searchList(stories, shown, "nereid")).toEqual({ found: [], elsewhere: 1 });
  expect(searchList(stories, shown, "e")).toMatchObject({ found: shown, elsewhere: 2 });
  expect(searchList(stories, shown, " ")).toEqual({ found: shown, elsewhere: 0 });
});
