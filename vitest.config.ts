import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["app/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "tests/*.test.ts"],
    environment: "node",
    sequence: { shuffle: true },
    // Another zone and locale than any developer's: nothing may depend on either.
    env: { TZ: "Pacific/Chatham", LC_ALL: "de_DE.UTF-8" },
  },
});
