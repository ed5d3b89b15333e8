import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesBelow } from "./support/files.ts";

const configs = ["playwright.config.ts", "vitest.config.ts"];

const filesInTests = filesBelow("tests", /\.tsx?$/);
const unitTests = ["app", "bench", "scripts"].flatMap((room) => filesBelow(room, /\.test\.tsx?$/));

/** Machine-dependent text in the tests and their settings. */
function matchesIn(pattern: RegExp, files: readonly string[]): string[] {
  return [...configs, ...files].flatMap((path) =>
    (readFileSync(path, "utf8").match(pattern) ?? []).map((found) => `${path}: ${found}`),
  );
}

/** Matches time limits, but not pauses. */
const FIXED_LIMIT = /(?:timeout: |test\.setTimeout\(|AbortSignal\.timeout\(|^\}, )\d.*/gim;

test("no test has a fixed time limit for all machines", () => {
  expect(matchesIn(FIXED_LIMIT, [...filesInTests, ...unitTests])).toEqual([]);
});

test("no test has a fixed port: two checkouts can test at once", () => {
  expect(matchesIn(/(?:localhost:|127\.0\.0\.1:|port = )\d+/gi, filesInTests)).toEqual([]);
});
