import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/hosts/*.test.ts"],
    environment: "node",
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
