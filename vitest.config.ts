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
    // Another zone and locale than any developer's: nothing may depend on either.
    env: { TZ: "Pacific/Chatham", LC_ALL: "de_DE.UTF-8" },
  },
});
