import { logWith } from "#app/content/testing/award-log.ts";
import { expect, test } from "vitest";

const others = (count: number) =>
  Array.from({ length: count }, (_, index) => `RAK,ek,2019-07-${10 + index},,,,`);

test("a Fab Five without five other badges is a warning", () => {
  const [problem, ...more] = logWith(...others(4), "FAB_FIVE,ek,2019-07-20,,,,");
  expect(more).toEqual([]);
  expect([
    problem?.severity,
    problem?.line,
    problem?.field,
    problem?.cause,
    problem?.remedy,
  ]).toEqual([
    "warning",
    6,
    "badge",
    "The 1st FAB_FIVE of ek needs 5 other badges by that day, but the log has only 4.",
    "It takes 5 other badges between two updates. Correct or delete the row. If it's right, leave it as is.",
  ]);
});

test("a Fab Five with five other badges is valid", () => {
  expect(logWith(...others(5), "FAB_FIVE,ek,2019-07-20,,,,")).toEqual([]);
});
