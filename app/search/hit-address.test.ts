import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openSources } from "#app/routes/sources.ts";
import { find } from "./find/find.ts";
import { clubWith } from "#tests/support/whole-site.ts";
import { getHitUrl, hitKey } from "./hit-address.ts";
import { makeFindable } from "./make-search.ts";

const findable = makeFindable(openSources(loadContent()));

/** Keys of the games against Gale at the Fog Bowls of 2024 and 2025. */
function listGameKeys(index: typeof findable): readonly string[] {
  const { groups } = find(index, "gale fog");
  return groups
    .filter(({ kind }) => kind === "games")
    .flatMap(({ hits }) => hits.map(({ entry }) => hitKey(entry)));
}

test("no two entries or games share a key", () => {
  const gameKeys = listGameKeys(findable);
  expect(gameKeys).toHaveLength(2);
  const keys = [...findable.entries.map(hitKey), ...gameKeys];
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
])("a hit of the kind %s, %s, links to %s", (kind, title, address) => {
  const entry = findable.entries.find((candidate) => {
    return candidate.kind === kind && candidate.title === title;
  });
  expect(entry && getHitUrl(entry)).toBe(address);
});

test("a game keeps its key between searches", () => {
  expect(listGameKeys(findable)).toEqual(listGameKeys({ ...findable }));
});

test("two games against one team on one day have two keys, because their scores differ", () => {
  const twice = findable.games.flatMap((game) => [game, { ...game, score: { us: 3, them: 15 } }]);
  expect(new Set(listGameKeys({ ...findable, games: twice })).size).toBe(4);
});

/** Addresses of all hits of a query, best first, in a club where Breakwater was Gale and Birch was Beech. */
function addressesInRenamedClub(query: string): readonly string[] {
  const renamed = clubWith("", (text) =>
    text
      .replace("  name: Breakwater\n", "  name: Breakwater\n  formerly: [gale]\n")
      .replace("last: Birch }\n", "last: Birch }\n  formerly: [Bea Beech]\n"),
  );
  return find(makeFindable(renamed), query).groups.flatMap(({ hits }) =>
    hits.map(({ entry }) => getHitUrl(entry)),
  );
}

test("a person is found by her former name, on her page", () => {
  expect(addressesInRenamedClub("bea beech")[0]).toBe("/players/birch");
});

test.each(["gale", "gale fog bowl"])(
  "a team found by its former name as “%s” links to the page of its current name",
  (query) => {
    const opponents = addressesInRenamedClub(query).filter((address) =>
      address.startsWith("/opponents/"),
    );
    expect(opponents).toEqual(["/opponents/breakwater"]);
  },
);
