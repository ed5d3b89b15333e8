import { defineConfig, devices } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "#tests/support/chromium.ts";
import { timeLimit } from "#tests/support/time-limit.ts";

/** The site was built with photographs: their tests run, and none of those for drawings. */
const photographs = process.env["PHOTOGRAPHS"] === "yes";
const others = photographs ? "|@drawn" : "|@photographs";
const ownServer = process.env["BASE_URL"] === undefined;
// The server says which free port it took, so that two checkouts can test at once.
const baseURL = process.env["BASE_URL"] ?? `http://localhost:${process.env["TEST_PORT"] ?? ""}`;

const browser = { executablePath: chromiumPath, args: [...chromiumFlags] };

const phone = {
  ...devices["Pixel 7"],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
};
// A test that concerns one layout alone says so in its title, `@phone` or `@desktop`.
const scriptsOff = new RegExp(photographs ? "@no-scripts" : "^(?!.*@photographs).*@no-scripts");

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Machines that only check may be busy with others; a test that needs a second try is named so.
  retries: process.env["CI"] === undefined ? 0 : 2,
  reporter: [["list"], ["./scripts/test/duration-reporter.ts"]],
  // Twice what an idle machine needs: it may become busy only after a worker has started. Each worker
  // reads this file anew, and a second try has a new worker.
  timeout: timeLimit(60_000),
  expect: { timeout: timeLimit(20_000) },
  use: {
    baseURL,
    launchOptions: browser,
    // Another zone and locale than the team's: no page may depend on either.
    timezoneId: "Asia/Kolkata",
    locale: "de-DE",
  },
  projects: [
    {
      name: "desktop",
      use: { viewport: { width: 1440, height: 900 } },
      grepInvert: new RegExp(`@no-scripts|@phone${others}`),
    },
    { name: "phone", use: phone, grepInvert: new RegExp(`@no-scripts|@desktop${others}`) },
    {
      name: "no-scripts",
      use: { viewport: { width: 1440, height: 900 }, javaScriptEnabled: false },
      grep: scriptsOff,
    },
    { name: "no-scripts-phone", use: { ...phone, javaScriptEnabled: false }, grep: scriptsOff },
  ],
  ...(ownServer
    ? {
        webServer: {
          command: "node --import tsx scripts/serve.ts",
          env: { PORT: "0" },
          wait: { stdout: /localhost:(?<test_port>\d+)/ },
          timeout: timeLimit(60_000),
        },
      }
    : {}),
});
