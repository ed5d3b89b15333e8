import { readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { filesBelow } from "#tests/support/files.ts";

const folder = process.env["MUTATION_FOLDER"] ?? "app";

/** Project-wide tests that import files of the measured folder, and tests of all pages for a folder of pages. */
const further = filesBelow("tests", /^tests\/(?:pages\/)?[^/]+\.test\.tsx?$/).filter((file) =>
  file.startsWith("tests/pages/")
    ? folder.startsWith("app/pages")
    : readFileSync(file, "utf8").includes(`"#${folder}/`),
);

export default defineConfig({
  test: {
    // The unit tests that the mutations run.
    include: [`${folder}/**/*.test.{ts,tsx}`, ...further],
    runner: "scripts/mutation/runner.ts",
    setupFiles: "tests/support/reset-dates.ts",
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
