import { defineConfig } from "vitest/config";
import { timeLimit } from "#tests/support/time-limit.ts";
import { unitTests } from "#tests/support/unit-tests.ts";

/** Tests that put something in the place of a module or of the environment, for themselves alone. */
const alone = ["app/domain/dates/date-style.test.ts", "scripts/setup/dependencies.test.ts"];

export default defineConfig({
  test: {
    ...unitTests,
    testTimeout: timeLimit(10_000),
    hookTimeout: timeLimit(20_000),
    projects: [
      {
        extends: true,
        test: {
          name: "shared",
          include: [
            "app/**/*.test.{ts,tsx}",
            "bench/**/*.test.ts",
            "scripts/**/*.test.ts",
            "tests/*.test.ts",
          ],
          exclude: alone,
          // Importing takes longer than testing: the files of a worker share what they import.
          isolate: false,
        },
      },
      {
        extends: true,
        // They replace the library of addresses, each in the same way.
        test: { name: "pages", include: ["tests/pages/*.test.{ts,tsx}"], isolate: false },
      },
      {
        extends: true,
        test: { name: "alone", include: alone, testTimeout: timeLimit(120_000) },
      },
    ],
  },
});
