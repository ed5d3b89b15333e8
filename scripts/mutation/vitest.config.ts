import { defineConfig } from "vitest/config";

/** The unit tests that `npm run mutation` runs: those of the measured folder. */
const folder = process.env["MUTATION_FOLDER"] ?? "app";

export default defineConfig({
  test: {
    include: [`${folder}/**/*.test.{ts,tsx}`],
    runner: "scripts/mutation/runner.ts",
    setupFiles: "tests/support/usual-dates.ts",
    environment: "node",
    testTimeout: 60_000,
    hookTimeout: 60_000,
    isolate: false,
    env: {
      TZ: "Pacific/Chatham",
      LC_ALL: "de_DE.UTF-8",
      CONTENT_FOLDER: "tests/fixture-club/content",
    },
  },
});
