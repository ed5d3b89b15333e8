import { defineConfig } from "@playwright/test";
import { chromiumFlags } from "#bench/page.ts";
import { chromiumPath } from "#tests/support/chromium.ts";
import { timeLimit } from "#tests/support/time-limit.ts";

const folder = process.env["COMPARE_FOLDER"] ?? "";

/** Configuration for `npm run compare`, which saves or compares screenshots. */
export default defineConfig({
  testMatch: "pages.ts",
  snapshotPathTemplate: `${folder}/{arg}{ext}`,
  outputDir: `${folder}-now`,
  reporter: [["line"], ["html", { open: "never", outputFolder: `${folder}-report` }]],
  fullyParallel: true,
  workers: 2,
  timeout: timeLimit(60_000),
  expect: { toHaveScreenshot: { maxDiffPixels: 0, threshold: 0 } },
  use: {
    baseURL: `http://localhost:${process.env["COMPARED_PORT"] ?? ""}`,
    launchOptions: { executablePath: chromiumPath, args: [...chromiumFlags] },
    contextOptions: { reducedMotion: "reduce" },
    serviceWorkers: "block",
    // Allows injecting the style.
    bypassCSP: true,
    timezoneId: "America/Detroit",
    locale: "en-US",
  },
  webServer: {
    command: "node --import tsx scripts/serve.ts",
    cwd: process.cwd(),
    env: { PORT: "0" },
    wait: { stdout: /localhost:(?<compared_port>\d+)/ },
    timeout: timeLimit(60_000),
  },
});
