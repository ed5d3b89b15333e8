import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { buildRecord } from "#app/record/build-record.ts";
import type { NewsItem } from "#app/record/record.ts";
import { listSubjects } from "./subjects.ts";

const record = buildRecord(loadContent());
/** The tournaments of 2025, at which Gale was met. */
const tournaments = record.seasons.find(({ year }) => year === 2025)?.tournaments ?? [];

const story = (title: string, date: string, tournament?: string): NewsItem => ({
  title,
  link: `https://paper.example/${date}`,
  date,
  author: "The Tide",
  type: "ARTICLE",
  ...(tournament === undefined ? {} : { tournament }),
});

test("stories are about their tournament and the opponents in their titles, newest first", () => {
  const news = [
    story("A weekend in the fog", "2025-06-01", "2025-fog-bowl"),
    story("We beat GALE!", "2025-06-08"),
  ];
  const names = listSubjects(news, tournaments).map(({ href }) => href);
  expect(names.slice(0, 2)).toEqual(["/opponents/gale", "/tournaments/2025-fog-bowl"]);
  expect(new Set(names).size).toBe(names.length);
});

test("a part of a word in a title is no opponent", () => {
  const names = listSubjects([story("A nightingale sang", "2025-06-08")], tournaments).map(
    ({ href }) => href,
  );
  expect(names).toContain("/tournaments/2025-fog-bowl");
  expect(names).not.toContain("/opponents/gale");
});

test("the season’s other tournaments follow, the latest first", () => {
  const ids = tournaments
    .filter(({ dates }) => dates !== undefined)
    .map(({ id }) => `/tournaments/${id}`);
  expect(listSubjects([], tournaments).map(({ href }) => href)).toEqual(ids.toReversed());
});
