import { expect, test } from "vitest";
import { cleanPath, fillPattern, matchPattern } from "#app/lib/path.ts";

test("a filled-in pattern matches its own parameters", () => {
  const pattern = "/seasons/:year/games/:game";
  const params = { year: "2019", game: "first-round" };
  expect(fillPattern(pattern, params)).toBe("/seasons/2019/games/first-round");
  expect(matchPattern(pattern, fillPattern(pattern, params))).toEqual(params);
});

test("a parameter at the end of a segment is a number", () => {
  expect(fillPattern("/roster:year", { year: "2019" })).toBe("/roster2019");
  expect(matchPattern("/roster:year", "/roster2019/")).toEqual({ year: "2019" });
  for (const path of ["/roster", "/rosters", "/roster2019b", "/roster/2019"]) {
    expect(matchPattern("/roster:year", path), path).toBeUndefined();
  }
});

test("a trailing slash makes no difference, any other segment does", () => {
  expect(matchPattern("/players/:id", "/players/lo/")).toEqual({ id: "lo" });
  expect(matchPattern("/", "/")).toEqual({});
  for (const path of ["/players", "/players/", "/players/lo/badges", "/Players/lo", "players/lo"]) {
    expect(matchPattern("/players/:id", path), path).toBeUndefined();
  }
});

test("only Home keeps its trailing slash", () => {
  expect(["/", "//", "/results", "/results//"].map(cleanPath)).toEqual([
    "/",
    "/",
    "/results",
    "/results",
  ]);
});
