import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import type { Content } from "#app/content/content.ts";
import { buildRecord } from "#app/record/build-record.ts";
import { shapeSeason, type ShownSeason } from "./shape.ts";

const content = loadContent();

function shape(changes: Partial<Content> = {}, publishedAt?: string): ShownSeason[] {
  const at = publishedAt === undefined ? undefined : Date.parse(publishedAt);
  const record = buildRecord({ ...content, ...changes }, at);
  return record.seasons.toReversed().map((season) => shapeSeason(season, record));
}

const withoutNewest = content.seasons.slice(0, -1);

test("a season has its published record, in figures and in words, and its finish", () => {
  expect(shape().map(({ year, record, finish }) => [year, record, finish])).toEqual([
    [2027, undefined, undefined],
    [2026, "2–1", undefined],
    [2025, "4–2", "1st Regionals"],
    [2024, "3–2", "T5th Regionals"],
    [2023, undefined, undefined],
  ]);
  expect(shape()[2]?.inWords).toBe("4 wins, 2 losses");
});

test("only the newest season runs, until it has a finish", () => {
  expect(shape().flatMap(({ year, isRunning }) => (isRunning ? year : []))).toEqual([2027]);
  const [running] = shape({ seasons: withoutNewest });
  expect(running).toMatchObject({ year: 2026, record: "2–1", finish: "so far", isRunning: true });
  expect(running).not.toHaveProperty("isAnnounced");
  const site = { ...content.site, defaultRoster: "cote-sauvage-2025" };
  const [finished] = shape({ site, seasons: content.seasons.filter(({ year }) => year <= 2025) });
  expect(finished).toMatchObject({ year: 2025, finish: "1st Regionals" });
  expect(finished).not.toHaveProperty("isRunning");
});

test("a running season counts its games, even if another record is published", () => {
  const seasons = withoutNewest.map((season) =>
    season.year === 2026 && season.roster !== undefined
      ? Object.assign({}, season, { roster: { ...season.roster, results: { wins: 9, losses: 9 } } })
      : season,
  );
  expect(shape({ seasons })[0]?.record).toBe("2–1");
});

test("a season without results is announced until its tournaments are long over", () => {
  const seasons = withoutNewest.map((season) =>
    season.year === 2026 && season.roster !== undefined
      ? Object.assign({}, season, { roster: { ...season.roster, results: undefined } })
      : season,
  );
  const tournaments = content.tournaments
    .filter(({ year, dates }) => year <= 2026 && dates !== undefined)
    .map((tournament) =>
      tournament.year === 2026 ? Object.assign({}, tournament, { games: [] }) : tournament,
    );
  expect(shape({ seasons, tournaments }, "2026-05-20T12:00Z")[0]?.isAnnounced).toBe(true);
  expect(shape({ seasons, tournaments }, "2027-05-20T12:00Z")[0]?.isAnnounced).toBeUndefined();
});
