import { defineConfig } from "vitest/config";
import { timeLimit } from "#tests/support/time-limit.ts";

/** Clubs without parts of the site, with other names and dates, and clubs made at random. */
export default defineConfig({
  test: {
    include: ["tests/nightly/clubs/*.test.ts", "tests/nightly/random-clubs/*.test.{ts,tsx}"],
    environment: "node",
    setupFiles: "tests/support/reset-dates.ts",
    allowOnly: false,
    sequence: { shuffle: true },
    maxWorkers: "100%",
    expect: { requireAssertions: true },
    testTimeout: timeLimit(120_000),
    hookTimeout: timeLimit(120_000),
    env: {
      TZ: "Pacific/Chatham",
      LC_ALL: "de_DE.UTF-8",
      CONTENT_FOLDER: "tests/fixture-club/content",
    },
  },
});
