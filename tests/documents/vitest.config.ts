import { defineConfig } from "vitest/config";
import { clubSite } from "#tests/support/club-site.ts";
import { timeLimit } from "#tests/support/time-limit.ts";

export default defineConfig({
  test: {
    include: ["tests/documents/*.test.ts"],
    globalSetup: "tests/documents/build-site.mjs",
    environment: "node",
    allowOnly: false,
    isolate: false,
    sequence: { shuffle: true },
    expect: { requireAssertions: true },
    testTimeout: timeLimit(60_000),
    hookTimeout: timeLimit(60_000),
    env: { CONTENT_FOLDER: clubSite.content, SITE_OUT: clubSite.out },
  },
});
