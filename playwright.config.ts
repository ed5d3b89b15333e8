import { defineConfig, devices } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "#tests/support/chromium.ts";
import { clubSite } from "#tests/support/club-site.ts";
import { expectLimit, MAX_FAILURES, timeLimit } from "#tests/support/time-limit.ts";

/**
 * The folder of the tests that run, and the site that they visit. `npm run test:e2e` sets both
 * (`scripts/test-e2e.mjs`): without them, these are the journeys of `npm test` on the invented club.
 */
const folder = process.env["TEST_FOLDER"] ?? "tests/e2e";
const site = process.env["SITE_OUT"] ?? clubSite.out;

/** A site that is already running, to be tested instead. */
const published = process.env["BASE_URL"];

/**
 * The first address of a page of a test would start a second process, because the site's opener policy
 * parts it from `about:blank`: a sixth of the processor's time of all browser tests. A second flag of
 * this name replaces Playwright's own, so the two of its features that concern tests stand here too.
 */
const withoutFeatures =
  "--disable-features=CrossOriginOpenerPolicy,PaintHolding,AvoidUnnecessaryBeforeUnloadCheckSync";

const browser = { executablePath: chromiumPath, args: [...chromiumFlags, withoutFeatures] };

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = {
  ...devices["Pixel 7"],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
};

export default defineConfig({
  testDir: folder,
  fullyParallel: true,
  forbidOnly: true,
  maxFailures: MAX_FAILURES,
  workers: 2,
  retries: 0,
  reporter: "list",
  // Twice what an idle machine needs: it may become busy only after a worker has started. Each worker
  // reads this file anew.
  timeout: timeLimit(60_000),
  expect: { timeout: expectLimit(20_000) },
  use: {
    baseURL: published ?? `http://localhost:${process.env["SITE_PORT"] ?? ""}`,
    launchOptions: browser,
    // A press on what is not there must not hold a worker until the test ends.
    actionTimeout: expectLimit(20_000),
    // Another zone and locale than the team's: no page may depend on either.
    timezoneId: "Asia/Kolkata",
    locale: "de-DE",
  },
  projects: [
    { name: "desktop", use: desktop, grepInvert: /@phone|@no-scripts/ },
    { name: "phone", use: phone, grep: /@phone/ },
    { name: "no-scripts", use: { ...desktop, javaScriptEnabled: false }, grep: /@no-scripts/ },
  ],
  // The server prints the free port that it took, so that two checkouts can test at once.
  webServer:
    published === undefined
      ? {
          command: "node --import tsx scripts/serve.ts",
          env: { PORT: "0", SITE_OUT: site },
          wait: { stdout: /localhost:(?<site_port>\d+)/ },
          timeout: timeLimit(60_000),
        }
      : [],
});
