import { existsSync } from "node:fs";
import { defineConfig, devices } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "#tests/support/chromium.ts";
import { clubSite } from "#tests/support/club-site.ts";
import { timeLimit } from "#tests/support/time-limit.ts";

/** The site was built with photographs: their tests run, and none of those for drawings. */
const photographs = process.env["PHOTOGRAPHS"] === "yes";
const others = photographs ? "|@drawn" : "|@photographs";

/** Where a server says which free port it took, so that two checkouts can test at once. */
const addressOf = (port: "CLUB_PORT" | "REAL_PORT") =>
  process.env["BASE_URL"] ?? `http://localhost:${process.env[port] ?? ""}`;

/**
 * The first address of a page of a test would start a second process, because the site's opener policy
 * parts it from `about:blank`: a sixth of the processor's time of all browser tests. A second flag of
 * this name replaces Playwright's own, so the two of its features that concern tests stand here too.
 */
const withoutFeatures =
  "--disable-features=CrossOriginOpenerPolicy,PaintHolding,AvoidUnnecessaryBeforeUnloadCheckSync";

const browser = { executablePath: chromiumPath, args: [...chromiumFlags, withoutFeatures] };

const phone = {
  ...devices["Pixel 7"],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  baseURL: addressOf("CLUB_PORT"),
};
// A test that concerns one layout alone says so in its title, `@phone` or `@desktop`.
const scriptsOff = new RegExp(photographs ? "@no-scripts" : "^(?!.*@photographs).*@no-scripts");

const desktop = { viewport: { width: 1440, height: 900 }, baseURL: addressOf("CLUB_PORT") };

/** The specs that run on the invented club. */
const club = { testDir: "tests/e2e", testIgnore: "real/**" };
/** Those of them that try what no layout changes: addresses, documents, keys, arriving scripts. */
const sameOnPhones = [
  "asked-view",
  "badgequest-editions",
  "corevalues-address",
  "documents",
  "failing-scripts",
  "identity",
  "last-press",
  "late-fonts",
  "news-search",
  "page-data",
  "playlists-player",
  "results-address",
  "results-long-list",
  "results-search",
  "roster-keys",
  "scripts-after-paint",
  "security",
];
const clubProjects = [
  {
    ...club,
    name: "desktop",
    use: desktop,
    grepInvert: new RegExp(`@no-scripts|@phone${others}`),
  },
  {
    ...club,
    name: "phone",
    use: phone,
    testIgnore: [club.testIgnore, ...sameOnPhones.map((spec) => `**/${spec}.spec.ts`)],
    grepInvert: new RegExp(`@no-scripts|@desktop${others}`),
  },
  {
    ...club,
    name: "no-scripts",
    use: { ...desktop, javaScriptEnabled: false },
    grep: scriptsOff,
  },
  {
    ...club,
    name: "no-scripts-phone",
    use: { ...phone, javaScriptEnabled: false },
    grep: scriptsOff,
  },
];

/** The specs that run on the club of `content/`. */
const realProject = {
  name: "real",
  testDir: "tests/e2e/real",
  use: { ...desktop, baseURL: addressOf("REAL_PORT") },
};

const realOut = process.env["SITE_OUT"] ?? "dist";
const clubOut = photographs ? realOut : clubSite.out;

/** A site that is not built has no server: only its own tests need it. */
function serverOf(out: string, port: "club_port" | "real_port") {
  if (process.env["BASE_URL"] !== undefined || !existsSync(out)) return [];
  return [
    {
      command: "node --import tsx scripts/serve.ts",
      env: { PORT: "0", SITE_OUT: out },
      wait: { stdout: new RegExp(String.raw`localhost:(?<${port}>\d+)`) },
      timeout: timeLimit(60_000),
    },
  ];
}

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
  projects: photographs ? clubProjects : [...clubProjects, realProject],
  webServer: [
    ...serverOf(clubOut, "club_port"),
    ...(photographs ? [] : serverOf(realOut, "real_port")),
  ],
});
