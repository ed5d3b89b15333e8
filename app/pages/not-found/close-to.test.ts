import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openSources } from "#app/routes/sources.ts";
import { makeFindable } from "#app/search/make-search.ts";
import { listFor, wholeList, readWords } from "./asked-list.ts";
import { suggestPages } from "./close-to.ts";

const findable = makeFindable(openSources(loadContent()));

const suggestTitles = (path: string) =>
  suggestPages(findable, path).map(({ entry }) => entry.title);

test("in the address of an entry, the beginning of its name is close to it", () => {
  expect(suggestTitles("/players/lope")).toEqual(["Inês Lopes"]);
  expect(suggestTitles("/tournaments/2024-fog")[0]).toBe("Fog Bowl 2024");
});

test("in the address of an entry, a typo comes before the same first letters", () => {
  expect(suggestTitles("/players/wilow")).toEqual([
    "Yara Willow",
    "Wilhelmina-Josephine Abernathy-Fitzwilliam",
  ]);
});

test("the kind of page in the address comes first: an opponent before a person", () => {
  // Edda Elder is close to “eddi”, too.
  expect(suggestTitles("/opponents/eddi")[0]).toBe("Burlington Eddy");
  expect(suggestTitles("/players/eddi")[0]).toBe("Edda Elder");
});

test.each([
  ["/team/bea_birch.html", "bea birch"],
  ["/players/caf%C3%A9/", "cafe"],
  ["/%E0%A4%A", "e0a4a"],
])("%s is read as “%s”: its last part, in any spelling", (path, words) => {
  expect(readWords(path)).toBe(words);
});

test("a person is suggested for her name in a foreign address", () => {
  expect(suggestTitles("/old/Bea-Birch.php")).toEqual(["Bea Birch"]);
});

test("a year that is not on record suggests no other year", () => {
  expect(suggestTitles("/seasons/2031")).toEqual([]);
});

test("an address without words suggests nothing", () => {
  expect(suggestTitles("/")).toEqual([]);
});

test("in an address of no kind, the same first letters are not close", () => {
  expect(suggestTitles("/nothing-here")).toEqual([]);
});

test("stories on other sites are not suggested", () => {
  const kinds = suggestPages(findable, "/fog").map(({ entry }) => entry.kind);
  expect(kinds).toContain("tournaments");
  expect(kinds).not.toContain("news");
});

test("the address of an entry has the list of its kind", () => {
  expect(listFor("/tournaments/2019-x")).toBe("results");
  expect(listFor("/team/more")).toBeUndefined();
});

test("the list of results is linked with all seasons", () => {
  expect(wholeList("results", "/results")).toBe("/results?show=all");
  expect(wholeList("players", "/players")).toBe("/players");
});

test.each([
  ["/tryouts", "Join"],
  ["/tryout", "Join"],
  ["/contact", "Join"],
  ["/contact-us", "Join"],
  ["/schedule", "Results"],
  ["/team", "About Us"],
  ["/stats", "Records"],
  ["/alumni", "Players"],
  ["/sponsor-us", "Sponsors"],
  ["/photo_gallery.html", "News"],
])("%s, in visitors’ words, suggests %s first", (path, title) => {
  expect(suggestTitles(path)[0]).toBe(title);
});

test("words of several pages suggest all of them", () => {
  expect(suggestTitles("/team")).toEqual(expect.arrayContaining(["About Us", "Roster"]));
});
