import { defineConfig } from "vitest/config";
import { timeLimit } from "#tests/support/time-limit.ts";

export default defineConfig({
  test: {
    include: [
      "app/**/*.test.{ts,tsx}",
      "bench/**/*.test.ts",
      "scripts/**/*.test.ts",
      "tests/*.test.ts",
      "tests/properties/*.test.{ts,tsx}",
    ],
    environment: "node",
    sequence: { shuffle: true },
    testTimeout: timeLimit(10_000),
    hookTimeout: timeLimit(20_000),
    env: {
      // Another zone and locale than any developer's: nothing may depend on either.
      TZ: "Pacific/Chatham",
      LC_ALL: "de_DE.UTF-8",
      // An invented club: no edit of the real content can turn a test red.
      CONTENT_FOLDER: "tests/fixture-club/content",
    },
  },
});
