import { existsSync } from "node:fs";
import { defineConfig, devices } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "#tests/support/chromium.ts";
import { timeLimit } from "#tests/support/time-limit.ts";

/** The site was built with photographs: their tests run, and none of those for drawings. */
const photographs = process.env["PHOTOGRAPHS"] === "yes";
const others = photographs ? "|@drawn" : "|@photographs";

/** A built site and the specs that run on it. */
interface TestedSite {
  readonly out: string;
  readonly testDir: string;
  readonly testIgnore: string;
  /** Where its server says which free port it took, so that two checkouts can test at once. */
  readonly port: "club_port" | "real_port";
  readonly prefix: "" | "real-";
}

/** The invented club. */
const club: TestedSite = {
  out: ".cache/fixture-site",
  testDir: "tests/e2e",
  testIgnore: "real/**",
  port: "club_port",
  prefix: "",
};
/** The club of `content/`. */
const real: TestedSite = {
  out: process.env["SITE_OUT"] ?? "dist",
  testDir: "tests/e2e/real",
  testIgnore: "",
  port: "real_port",
  prefix: "real-",
};
const sites = photographs ? [real] : [club, real];

const browser = { executablePath: chromiumPath, args: [...chromiumFlags] };

const phone = {
  ...devices["Pixel 7"],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
};
// A test that concerns one layout alone says so in its title, `@phone` or `@desktop`.
const scriptsOff = new RegExp(photographs ? "@no-scripts" : "^(?!.*@photographs).*@no-scripts");

function projectsOf({ testDir, testIgnore, port, prefix }: TestedSite) {
  const baseURL =
    process.env["BASE_URL"] ?? `http://localhost:${process.env[port.toUpperCase()] ?? ""}`;
  const project = { testDir, testIgnore };
  const desktop = { baseURL, viewport: { width: 1440, height: 900 } };
  return [
    {
      ...project,
      name: `${prefix}desktop`,
      use: desktop,
      grepInvert: new RegExp(`@no-scripts|@phone${others}`),
    },
    {
      ...project,
      name: `${prefix}phone`,
      use: { ...phone, baseURL },
      grepInvert: new RegExp(`@no-scripts|@desktop${others}`),
    },
    {
      ...project,
      name: `${prefix}no-scripts`,
      use: { ...desktop, javaScriptEnabled: false },
      grep: scriptsOff,
    },
    {
      ...project,
      name: `${prefix}no-scripts-phone`,
      use: { ...phone, baseURL, javaScriptEnabled: false },
      grep: scriptsOff,
    },
  ];
}

/** A site that is not built has no server: only its own tests need it. */
const served = process.env["BASE_URL"] === undefined ? sites : [];
const servers = served
  .filter(({ out }) => existsSync(out))
  .map(({ out, port }) => ({
    command: "node --import tsx scripts/serve.ts",
    env: { PORT: "0", SITE_OUT: out },
    wait: { stdout: new RegExp(String.raw`localhost:(?<${port}>\d+)`) },
    timeout: timeLimit(60_000),
  }));

export default defineConfig({
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
    launchOptions: browser,
    // Another zone and locale than the team's: no page may depend on either.
    timezoneId: "Asia/Kolkata",
    locale: "de-DE",
  },
  projects: sites.flatMap(projectsOf),
  webServer: servers,
});
