import { defineConfig } from "vitest/config";
import { timeLimit } from "#tests/support/time-limit.ts";
import { unitTests } from "#tests/support/unit-tests.ts";

/** Clubs without parts of the site, with other names and dates, and clubs made at random. */
export default defineConfig({
  test: {
    ...unitTests,
    include: ["tests/nightly/clubs/*.test.ts", "tests/nightly/random-clubs/*.test.ts"],
    testTimeout: timeLimit(120_000),
    hookTimeout: timeLimit(120_000),
  },
});
