import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import type { Content } from "#app/content/content.ts";
import { openSources } from "#app/pages/shared/sources.ts";
import { makeFindable } from "./make-search.ts";
import type { Entry } from "./search-data.ts";

const content = loadContent();
const entriesOf = (changes: Partial<Content> = {}) =>
  makeFindable(openSources({ ...content, ...changes })).entries;
const club = entriesOf();

function detailOf(entries: readonly Entry[], title: string): string | undefined {
  const entry = entries.find((one) => one.title === title);
  return entry !== undefined && "detail" in entry ? entry.detail : undefined;
}

test("the page of the seasons says from when to when, or the one year there is", () => {
  expect(detailOf(club, "Seasons")).toBe("2023 to 2027");
  const seasons = content.seasons.filter(({ year }) => year === 2024);
  expect(detailOf(entriesOf({ seasons }), "Seasons")).toBe("2024");
});

test("the results of a year count its sanctioned tournaments", () => {
  expect(detailOf(club, "Results 2025")).toBe("4 tournaments");
});

test("a city has the record of the games that were played there, without those away", () => {
  const before = detailOf(club, "Eastport");
  const tournaments = content.tournaments.map((one) =>
    Object.assign({}, one, {
      games: one.games.map((game) => Object.assign({}, game, { at: "away" })),
    }),
  );
  expect(before).toMatch(/^\d tournaments?, \d+–\d+/);
  expect(detailOf(entriesOf({ tournaments }), "Eastport")).toMatch(/, 0–0$/);
});

const person = (id: string) => club.find((one) => one.kind === "people" && one.id === id);

test("somebody is found as captain and as coach of the years in which she was that", () => {
  expect(person("o")).toMatchObject({ captain: [2025] });
  expect(person("brandt")).toMatchObject({ coach: [2024, 2025] });
  expect(person("dattoma")).toMatchObject({ captain: undefined, coach: undefined });
});

test("a tournament is found by its other names, and not twice by what it says already", () => {
  for (const entry of club) {
    if (entry.kind !== "tournaments") continue;
    const hidden = entry.hiddenKeywords?.split(" ") ?? [];
    for (const shown of [...(entry.names ?? []), entry.region]) expect(hidden).not.toContain(shown);
  }
});
