import { logWith } from "#app/content/testing/award-log.ts";
import { expect, test } from "vitest";

const row = (player: string, note: string) => `BORDER_PATROL,${player},2019-07-09,,,${note},`;

test("one side of a border is reported if the others have both", () => {
  const [problem, ...more] = logWith(
    row("ek", "Ohio / Indiana"),
    row("berg", "Iowa / Illinois"),
    row("alder", "Missouri"),
  );
  expect(more).toEqual([]);
  expect([problem?.line, problem?.cause]).toEqual([
    4,
    "The note names one side of a border, Missouri, but other notes name both.",
  ]);
});

test("a misspelled side gets its border suggested", () => {
  const [problem, ...more] = logWith(row("ek", "Missouri / Kansass"));
  expect(more).toEqual([]);
  expect(problem?.remedy).toMatch(/^Did you mean Missouri \/ Kansas\?/);
});

test("single sides are valid if most notes have one, and so are countries and provinces", () => {
  expect(logWith(row("ek", "Missouri"), row("berg", "Mexico"))).toEqual([]);
  expect(logWith(row("ek", "Michigan / Ontario"))).toEqual([]);
});
