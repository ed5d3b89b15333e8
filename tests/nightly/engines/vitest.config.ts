import { defineConfig } from "vitest/config";
import { timeLimit } from "#tests/support/time-limit.ts";

export default defineConfig({
  test: {
    include: ["tests/nightly/engines/*.test.ts"],
    environment: "node",
    allowOnly: false,
    // One browser at a time: two starting together on a small machine slow each other down.
    fileParallelism: false,
    testTimeout: timeLimit(60_000),
    hookTimeout: timeLimit(60_000),
    expect: { requireAssertions: true, poll: { timeout: timeLimit(10_000) } },
  },
});
