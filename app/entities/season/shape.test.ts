import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import type { Content } from "#app/content/content.ts";
import { recordText } from "#app/domain/records.ts";
import { buildRecord } from "#app/record/build-record.ts";
import { withRosters } from "#tests/support/changed-club.ts";
import { shapeSeason, type ShownSeason } from "./shape.ts";

const content = loadContent();

/** The club's seasons, newest first, after a change to its content. */
function shapeSeasons(changes: Partial<Content> = {}, publishedAt?: string): ShownSeason[] {
  const at = publishedAt === undefined ? undefined : Date.parse(publishedAt);
  const record = buildRecord({ ...content, ...changes }, at);
  return record.seasons.toReversed().map((season) => shapeSeason(season, record));
}

/** The club up to 2026, a season that has results but no finish. */
const untilLastYear = { ...content, seasons: content.seasons.slice(0, -1) };

test("a season has its published record and its finish", () => {
  const seasons = shapeSeasons().map(({ year, record, finish }) => [
    year,
    record && recordText(record),
    finish,
  ]);
  expect(seasons).toEqual([
    [2027, undefined, undefined],
    [2026, "2–1", undefined],
    [2025, "4–2", "1st Regionals"],
    [2024, "3–2", "T5th Regionals"],
    [2023, undefined, undefined],
  ]);
});

test("only the newest season is running", () => {
  const running = shapeSeasons().filter(({ isRunning }) => isRunning);
  expect(running.map(({ year }) => year)).toEqual([2027]);
});

test("a running season has its record so far, and is no longer announced", () => {
  const [newest] = shapeSeasons(untilLastYear);
  expect(newest).toMatchObject({
    year: 2026,
    record: { wins: 2, losses: 1 },
    finish: "so far",
    isRunning: true,
  });
  expect(newest).not.toHaveProperty("isAnnounced");
});

test("the newest season is no longer running once it has a finish", () => {
  const site = { ...content.site, defaultRoster: "cote-sauvage-2025" };
  const seasons = content.seasons.filter(({ year }) => year <= 2025);
  const [newest] = shapeSeasons({ site, seasons });
  expect(newest).toMatchObject({ year: 2025, finish: "1st Regionals" });
  expect(newest).not.toHaveProperty("isRunning");
});

test("a running season counts its games, even if another record is published", () => {
  const published = withRosters({ 2026: { results: { wins: 9, losses: 9 } } }, untilLastYear);
  expect(shapeSeasons(published)[0]?.record).toMatchObject({ wins: 2, losses: 1 });
});

test("a season without results is announced until its tournaments are long over", () => {
  const { seasons } = withRosters({ 2026: { results: undefined } }, untilLastYear);
  const tournaments = content.tournaments
    .filter(({ year, dates }) => year <= 2026 && dates !== undefined)
    .map((tournament) =>
      tournament.year === 2026 ? Object.assign({}, tournament, { games: [] }) : tournament,
    );
  const isAnnouncedAt = (publishedAt: string) =>
    shapeSeasons({ seasons, tournaments }, publishedAt)[0]?.isAnnounced;
  // Its last tournament is in September 2026.
  expect(isAnnouncedAt("2026-05-20T12:00Z")).toBe(true);
  expect(isAnnouncedAt("2027-05-20T12:00Z")).toBeUndefined();
});
