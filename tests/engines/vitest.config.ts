import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/engines/*.test.ts"],
    environment: "node",
    // One browser at a time: two that start together on a small machine keep each other waiting.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
