import { defineConfig } from "vitest/config";
import { timeLimit } from "#tests/support/time-limit.ts";

/** Tests of the club's own content, and of every document of the site that `npm run test:content` has built from it. */
export default defineConfig({
  test: {
    include: [
      "tests/content/*.test.ts",
      "tests/documents/search-headings.test.ts",
      "tests/documents/sites.test.ts",
    ],
    environment: "node",
    allowOnly: false,
    sequence: { shuffle: true },
    expect: { requireAssertions: true },
    testTimeout: timeLimit(60_000),
    hookTimeout: timeLimit(60_000),
  },
});
