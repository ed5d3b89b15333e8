import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openSources } from "#app/routes/sources.ts";
import { makeDocuments } from "#app/search/documents/make-documents.ts";
import { listFor, wholeList, readWords } from "./asked-list.ts";
import { suggestPages } from "./close-to.ts";

const searchable = makeDocuments(openSources(loadContent()).record);

const suggestTitles = async (path: string) =>
  (await suggestPages(searchable, path)).map(({ title }) => title);

test("in the address of an entry, the beginning of its name is close to it", async () => {
  expect(await suggestTitles("/players/lope")).toEqual(["Inês Lopes"]);
  expect((await suggestTitles("/tournaments/2024-fog"))[0]).toBe("Fog Bowl 2024");
});

test("a typo in the address of an entry is close to its name", async () => {
  expect(await suggestTitles("/players/wilow")).toEqual(["Yara Willow"]);
});

test("the kind of page in the address comes first: an opponent before a person", async () => {
  // Edda Elder begins like it, too.
  expect((await suggestTitles("/opponents/edd"))[0]).toBe("Burlington Eddy");
  expect((await suggestTitles("/players/edd"))[0]).toBe("Edda Elder");
});

test.each([
  ["/team/bea_birch.html", "bea birch"],
  ["/players/caf%C3%A9/", "cafe"],
  ["/%E0%A4%A", "e0a4a"],
])("%s is read as “%s”: its last part, in any spelling", (path, words) => {
  expect(readWords(path)).toBe(words);
});

test("a person is suggested for her name in a foreign address", async () => {
  expect(await suggestTitles("/old/Bea-Birch.php")).toEqual(["Bea Birch"]);
});

test("a year that is not on record suggests no other year", async () => {
  expect(await suggestTitles("/seasons/2031")).toEqual([]);
});

test("an address without words suggests nothing", async () => {
  expect(await suggestTitles("/")).toEqual([]);
});

test("in an address of no kind, the same first letters are not close", async () => {
  expect(await suggestTitles("/nothing-here")).toEqual([]);
});

test("stories on other sites are not suggested", async () => {
  const kinds = (await suggestPages(searchable, "/fog")).map(({ kind }) => kind);
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
  ["/contact-us", "Join"],
  ["/sponsor-us", "Sponsors"],
  ["/photo_gallery.html", "News"],
])("%s, in visitors’ words, suggests %s first", async (path, title) => {
  expect((await suggestTitles(path))[0]).toBe(title);
});

test("words of several pages suggest all of them", async () => {
  expect(await suggestTitles("/team")).toEqual(expect.arrayContaining(["About Us", "Roster"]));
});
