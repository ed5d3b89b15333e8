import { defineConfig } from "vitest/config";
import { timeLimit } from "#tests/support/time-limit.ts";

/** Tests that put something in the place of a module or of the environment, for themselves alone. */
const alone = [
  "app/domain/dates/date-style.test.ts",
  "app/site/offline/worker/{fill-again,gone,life-cycle,past-caches,seen-pages}.test.ts",
  "scripts/setup/dependencies.test.ts",
  "tests/any-machine.test.ts",
];

export default defineConfig({
  test: {
    environment: "node",
    setupFiles: "tests/support/reset-dates.ts",
    allowOnly: false,
    sequence: { shuffle: true },
    // One for each core: by default one core is left idle, a third of the time on two of them.
    maxWorkers: "100%",
    // A test whose expectations are in a loop over nothing would pass.
    expect: { requireAssertions: true },
    testTimeout: timeLimit(10_000),
    hookTimeout: timeLimit(20_000),
    env: {
      // Another zone and locale than any developer's: nothing may depend on either.
      TZ: "Pacific/Chatham",
      LC_ALL: "de_DE.UTF-8",
      // An invented club: no edit of the real content can turn a test red.
      CONTENT_FOLDER: "tests/fixture-club/content",
    },
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
