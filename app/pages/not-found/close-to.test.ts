import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openSources } from "#app/routes/sources.ts";
import { makeFindable } from "#app/search/make-search.ts";
import { listFor, wholeList, readWords } from "./asked-list.ts";
import { suggestPages } from "./close-to.ts";

const findable = makeFindable(openSources(loadContent()));

const titles = (path: string) => suggestPages(findable, path).map(({ entry }) => entry.title);

test("a typo and the same first letters are close, pages of the same kind first", () => {
  expect(titles("/players/lope")).toEqual(["Inês Lopes"]);
  expect(titles("/players/wilow")).toEqual([
    "Yara Willow",
    "Wilhelmina-Josephine Abernathy-Fitzwilliam",
  ]);
  expect(titles("/opponents/eddi")[0]).toBe("Burlington Eddy");
  expect(titles("/tournaments/2024-fog")[0]).toBe("Fog Bowl 2024");
});

test("the words of the last path segment count, in any spelling", () => {
  expect(readWords("/team/bea_birch.html")).toBe("bea birch");
  expect(readWords("/players/caf%C3%A9/")).toBe("cafe");
  expect(readWords("/%E0%A4%A")).toBe("e0a4a");
  expect(titles("/old/Bea-Birch.php")).toEqual(["Bea Birch"]);
});

test("years are not shortened, and an empty path has no suggestions", () => {
  expect(titles("/seasons/2031")).toEqual([]);
  expect(titles("/")).toEqual([]);
});

test("across the whole site a shared prefix is not close", () => {
  expect(titles("/nothing-here")).toEqual([]);
  expect(titles("/contact")).toEqual(["Join"]);
});

test("external stories are not suggested", () => {
  expect(suggestPages(findable, "/fog").some(({ entry }) => entry.kind === "news")).toBe(false);
});

test("a record URL has a list, others have none", () => {
  expect(listFor("/tournaments/2019-x")).toBe("results");
  expect(listFor("/team/more")).toBeUndefined();
  expect(wholeList("results", "/results")).toBe("/results?show=all");
  expect(wholeList("players", "/players")).toBe("/players");
});

test("a URL in visitors’ words suggests the intended page first", () => {
  for (const [path, title] of [
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
  ] as const) {
    expect(titles(path)[0], path).toBe(title);
  }
  expect(titles("/team")).toContain("Roster");
});
