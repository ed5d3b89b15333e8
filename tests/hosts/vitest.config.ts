import { defineConfig } from "vitest/config";
import { MOST_FAILURES, timeLimit } from "#tests/support/time-limit.ts";

export default defineConfig({
  test: {
    include: ["tests/hosts/*.test.ts"],
    environment: "node",
    allowOnly: false,
    bail: MOST_FAILURES,
    testTimeout: timeLimit(60_000),
    hookTimeout: timeLimit(60_000),
  },
});
