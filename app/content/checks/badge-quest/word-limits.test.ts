import { logWith } from "#app/content/testing/award-log.ts";
import { expect, test } from "vitest";

const crane = "RIVANIMALS,ek,2019-07-09,,,Crane (zoo),";
const bear = "RIVANIMALS,ek,2019-07-10,,,Bear (zoo),";

test("a third animal from a zoo is a warning", () => {
  const [problem, ...more] = logWith(crane, bear, "RIVANIMALS,ek,2019-07-11,,,Lion (zoo),");
  expect(more).toEqual([]);
  expect([problem?.severity, problem?.line, problem?.field, problem?.cause]).toEqual([
    "warning",
    4,
    "note",
    "RIVANIMALS allows 2 with the word zoo, but ek has more.",
  ]);
});

test("two animals from a zoo and one from elsewhere are valid", () => {
  expect(logWith(crane, bear, "RIVANIMALS,ek,2019-07-11,,,Lion,")).toEqual([]);
});
