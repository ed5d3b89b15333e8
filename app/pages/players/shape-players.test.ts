import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { buildRecord } from "#app/record/build-record.ts";
import { listLetter, shapePlayers } from "./shape-players.ts";

const players = shapePlayers(buildRecord(loadContent()));

test("everyone who was ever on a roster is listed once, by last name", () => {
  expect(players.length).toBe(42);
  expect(players.slice(0, 4).map(({ last }) => last)).toEqual([
    "Åberg",
    "Abernathy-Fitzwilliam",
    "Alder",
    "Aspen",
  ]);
});

test("accents and apostrophes do not start a new letter, and other scripts are under #", () => {
  expect([
    listLetter("Åberg"),
    listLetter("Élan"),
    listLetter("’t Hooft"),
    listLetter("李"),
  ]).toEqual(["A", "E", "T", "#"]);
});
