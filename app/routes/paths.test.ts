import { expect, test } from "vitest";
import { brandId } from "#app/domain/ids.ts";
import { address, matchPattern } from "#app/lib/path.ts";
import { pageLabel, allPages, buildPath, paths, pages, matchRoute } from "./paths.ts";

test("a URL without a query is the path alone", () => {
  expect(paths.results()).toBe("/results");
  expect(address("/results", {})).toBe("/results");
});

test("a query has its values in a fixed order and omits the rest", () => {
  expect(paths.results({ season: "cote-sauvage-2019", q: "hoist", tournament: "2019-esc" })).toBe(
    "/results?season=cote-sauvage-2019&q=hoist&tournament=2019-esc",
  );
  expect(paths.results({ season: undefined, q: "" })).toBe("/results");
});

test("user input is escaped in the URL", () => {
  expect(paths.news({ q: "a&b=c é?#" })).toBe("/news?q=a%26b%3Dc+%C3%A9%3F%23");
});

test.each(allPages())(
  "the page %s is found at its path, with or without a trailing slash",
  (name) => {
    const path = buildPath({ name, params: { year: "2019", id: "lo", slug: "lo" } });
    const route = { name, params: matchPattern(pages[name].path, path) };
    expect(matchRoute(path)).toEqual(route);
    expect(matchRoute(`${path}/`)).toEqual(route);
  },
);

test("a year’s playlists are a page with a URL and a name", () => {
  expect(paths.playlists({ year: "2019" })).toBe("/roster2019");
  expect(paths.playlists({ year: "2019", playlist: "hits" })).toBe("/roster2019?playlist=hits");
  expect(pageLabel("playlists", undefined, "2019")).toBe("Roster 2019");
});

test("an unknown URL is not a page", () => {
  for (const path of ["/nope", "/results/2019", "/Results", "", "/resultsx", "/rosters"]) {
    expect(matchRoute(path)).toBeUndefined();
  }
});

test("a URL can be built from a whole object: fields that are not in the path are left out", () => {
  const person = { id: brandId<"person">("alder"), name: "Ada Alder", number: "5" };
  expect(paths.player(person)).toBe("/players/alder");
  expect(paths.season({ ...person, year: 2024 })).toBe("/seasons/2024");
});
