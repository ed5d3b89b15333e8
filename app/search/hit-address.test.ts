import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openSources } from "#app/routes/sources.ts";
import { find } from "./find/find.ts";
import { clubWith } from "#tests/support/whole-site.ts";
import { getHitUrl, hitKey } from "./hit-address.ts";
import { makeFindable } from "./make-search.ts";

const findable = makeFindable(openSources(loadContent()));

/** The keys of the games that a search finds. */
function keysOf(where: typeof findable): readonly string[] {
  const { groups } = find(where, "gale fog");
  return groups
    .filter(({ kind }) => kind === "games")
    .flatMap(({ hits }) => hits.map(({ entry }) => hitKey(entry)));
}

test("every entry and every game has its own key", () => {
  const keys = [...findable.entries.map(hitKey), ...keysOf(findable)];
  expect(new Set(keys).size).toBe(keys.length);
});

test.each([
  ["people", "Ada Alder", "/players/alder"],
  ["seasons", "Côte Sauvage 2025", "/seasons/2025"],
  ["tournaments", "Regionals 2025", "/tournaments/2025-regionals"],
  ["opponents", "Albany Gale", "/opponents/gale"],
  ["places", "Eastport", "/records#place-me"],
  ["badges", "Low Tide", "/badges/low-tide"],
  ["pages", "Results", "/results"],
  ["links", "Kelp", "https://kelp.example/"],
])("a hit of %s, %s, links %s", (kind, title, address) => {
  const entry = findable.entries.find((one) => one.kind === kind && one.title === title);
  expect(entry && getHitUrl(entry)).toBe(address);
});

test("a game keeps its key between searches", () => {
  const keys = keysOf(findable);
  expect(keys.length).toBeGreaterThan(0);
  expect(keysOf(findable)).toEqual(keys);
});

test("two games against one team on one day have two keys", () => {
  const twice = findable.games.flatMap((game) => [game, { ...game, score: { us: 3, them: 15 } }]);
  const keys = keysOf({ ...findable, games: twice });
  expect(keys).toHaveLength(2 * keysOf(findable).length);
  expect(new Set(keys).size).toBe(keys.length);
});

test("a person found by a former name has her current page", () => {
  const renamed = clubWith("", (text) =>
    text
      .replace("  name: Breakwater\n", "  name: Breakwater\n  formerly: [gale]\n")
      .replace("last: Birch }\n", "last: Birch }\n  formerly: [Bea Beech]\n"),
  );
  const where = makeFindable(renamed);
  const first = (query: string) => {
    const hit = find(where, query).groups[0]?.hits[0];
    return hit && getHitUrl(hit.entry);
  };
  expect(first("gale")).toBe("/opponents/breakwater");
  const opponents = where.entries.filter(({ kind }) => kind === "opponents");
  expect(opponents.map(getHitUrl)).not.toContain("/opponents/gale");
  expect(first("bea beech")).toBe("/players/birch");
  const addresses = find(where, "gale fog bowl").groups.flatMap(({ hits }) =>
    hits.map(({ entry }) => getHitUrl(entry)),
  );
  expect(addresses).toContain("/opponents/breakwater");
  expect(addresses).not.toContain("/opponents/gale");
});
