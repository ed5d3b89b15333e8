import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { displayName } from "#app/domain/opponents.ts";
import { buildRecord } from "#app/record/build-record.ts";
import type { NewsItem } from "#app/record/record.ts";
import { listSubjects, type Subject } from "./subjects.ts";

const record = buildRecord(loadContent());
const tournaments = record.seasons.find(({ year }) => year === 2025)?.tournaments ?? [];
const [opponent] = tournaments.flatMap(({ games }) =>
  games.flatMap(({ opponent: team }) => team ?? []),
);
const event = tournaments.find(({ dates }) => dates !== undefined);

const story = (title: string, date: string, tournament?: string): NewsItem => ({
  title,
  link: `https://paper.example/${date}`,
  date,
  author: "The Tide",
  type: "ARTICLE",
  ...(tournament === undefined ? {} : { tournament }),
});

const getName = (subject: Subject) =>
  subject.kind === "tournament" ? subject.tournament.id : displayName(subject.opponent);

test("stories are about their tournament and the opponents in their titles, newest first", () => {
  const name = opponent?.name ?? "";
  const news = [
    story("A weekend in the fog", "2025-06-01", event?.id),
    story(`We beat ${name.toUpperCase()}!`, "2025-06-08"),
  ];
  const names = listSubjects(news, tournaments).map(getName);
  expect(names.slice(0, 2)).toEqual([opponent && displayName(opponent), event?.id]);
  expect(new Set(names).size).toBe(names.length);
});

test("a part of a word is no opponent", () => {
  const news = [story(`x${opponent?.name ?? ""}x`, "2025-06-08")];
  expect(listSubjects(news, tournaments).every(({ kind }) => kind === "tournament")).toBe(true);
});

test("the season’s other tournaments follow, the latest first", () => {
  const ids = tournaments.filter(({ dates }) => dates !== undefined).map(({ id }) => id);
  expect(listSubjects([], tournaments).map(getName)).toEqual(ids.toReversed());
});
