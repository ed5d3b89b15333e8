import { logWith } from "#app/content/testing/award-log.ts";
import { expect, test } from "vitest";

test("a note without a plate is a warning, with the likely plate", () => {
  const [problem, ...more] = logWith("FIFTY_PLATES,ek,2019-07-09,,,Ohia,");
  expect(more).toEqual([]);
  expect([problem?.severity, problem?.field, problem?.cause, problem?.remedy]).toEqual([
    "warning",
    "note",
    'The map has no plate "Ohia", so it does not show the award.',
    "Did you mean Ohio? Correct or delete the row. If it's right, leave it as is.",
  ]);
});

test("an award without a note is reported, too", () => {
  const [problem] = logWith("FIFTY_PLATES,ek,2019-07-09,,,,");
  expect([problem?.field, problem?.cause]).toEqual([
    "badge",
    "The award names no plate, so it is missing from the map.",
  ]);
});

test("plates and other badges are valid", () => {
  expect(
    logWith(
      "FIFTY_PLATES,ek,2019-07-09,,,Mexico (bonus),",
      "FIFTY_PLATES,ek,2019-07-09,,,district of columbia,",
      "POUTINE_AND_PLATES,ek,2019-07-09,,,Ontario,",
    ),
  ).toEqual([]);
});
