import { defineConfig } from "vitest/config";
import { MOST_FAILURES, timeLimit } from "#tests/support/time-limit.ts";

export default defineConfig({
  test: {
    include: ["tests/engines/*.test.ts"],
    environment: "node",
    allowOnly: false,
    bail: MOST_FAILURES,
    // One browser at a time: two that start together on a small machine keep each other waiting.
    fileParallelism: false,
    testTimeout: timeLimit(60_000),
    hookTimeout: timeLimit(60_000),
    expect: { poll: { timeout: timeLimit(10_000) } },
  },
});
