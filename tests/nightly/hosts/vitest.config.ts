import { defineConfig } from "vitest/config";
import { timeLimit } from "#tests/support/time-limit.ts";

export default defineConfig({
  test: {
    include: ["tests/nightly/hosts/*.test.ts"],
    environment: "node",
    allowOnly: false,
    // A test whose expectations are in a loop over nothing would pass.
    expect: { requireAssertions: true },
    testTimeout: timeLimit(60_000),
    hookTimeout: timeLimit(60_000),
  },
});
