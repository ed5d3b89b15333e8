import { logWith } from "#app/content/testing/award-log.ts";
import { expect, test } from "vitest";

const post = (day: string, ...players: string[]) =>
  players.map((player) => `DENTAL_HYGIENE,${player},${day},08:00,EDT,,`);

test("a group that was already credited is a warning at its first row", () => {
  const [problem, ...more] = logWith(
    ...post("2019-07-09", "ek", "berg"),
    ...post("2019-07-10", "berg", "ek"),
  );
  expect(more).toEqual([]);
  expect([problem?.severity, problem?.line, problem?.field, problem?.cause]).toEqual([
    "warning",
    4,
    "badge",
    "DENTAL_HYGIENE credits each group once, and line 2 already has berg and ek.",
  ]);
});

test("a group with one more person is another group", () => {
  expect(
    logWith(...post("2019-07-09", "ek", "berg"), ...post("2019-07-10", "ek", "berg", "alder")),
  ).toEqual([]);
});
