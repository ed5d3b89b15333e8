import { existsSync } from "node:fs";
import { defineConfig, devices } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "#tests/support/chromium.ts";
import { clubSite } from "#tests/support/club-site.ts";
import { expectLimit, MAX_FAILURES, timeLimit } from "#tests/support/time-limit.ts";

/** The site was built with photographs: their tests run, and none of those for drawings. */
const photographs = process.env["PHOTOGRAPHS"] === "yes";

/** The site is that of a club of twenty seasons, for the tests of long pages alone. */
const bigClub = process.env["BIG_CLUB"] === "yes";

/** Where a server says which free port it took, so that two checkouts can test at once. */
const serverAddress = (port: "CLUB_PORT" | "REAL_PORT") =>
  process.env["BASE_URL"] ?? `http://localhost:${process.env[port] ?? ""}`;

/**
 * The first address of a page of a test would start a second process, because the site's opener policy
 * parts it from `about:blank`: a sixth of the processor's time of all browser tests. A second flag of
 * this name replaces Playwright's own, so the two of its features that concern tests stand here too.
 */
const withoutFeatures =
  "--disable-features=CrossOriginOpenerPolicy,PaintHolding,AvoidUnnecessaryBeforeUnloadCheckSync";

const browser = { executablePath: chromiumPath, args: [...chromiumFlags, withoutFeatures] };

const desktop = { viewport: { width: 1440, height: 900 }, baseURL: serverAddress("CLUB_PORT") };
const phone = {
  ...devices["Pixel 7"],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  baseURL: serverAddress("CLUB_PORT"),
};
/** A browser without the Navigation API, such as Firefox before 147 and Safari before 26.2. */
const earlier = { ...desktop, navigationApi: false };
const scriptsOff = (use: typeof desktop) => ({ ...use, javaScriptEnabled: false });

/** The tests of `npm test`, those that `npm run test:all` adds to them, or both. */
const tier = (["quick", "slow"] as const).find((name) => name === process.env["TIER"]) ?? "all";

/**
 * The layouts in which tests run on the invented club, chosen by tags in a test's title: `@phone` and
 * `@desktop` mean this layout alone, `@both` both of them. A test without any runs on the desktop and,
 * in `npm run test:all`, on the phone too. `@every-browser` runs on the desktop once more, without the
 * Navigation API. `@slow` keeps a test out of `npm test`, and `@no-scripts` turns scripts off. `@big` runs only on the
 * club of `npm run test:big-club`.
 */
const layouts = [
  { name: "desktop", use: desktop, never: "@phone|@no-scripts", all: "", quick: "", slow: "@slow" },
  {
    name: "phone",
    use: phone,
    never: "@desktop|@no-scripts",
    all: "",
    quick: "@phone|@both",
    slow: "@slow|^(?!.*@(?:phone|both))",
  },
  { name: "earlier-browser", use: earlier, all: "@every-browser", quick: "@every-browser" },
  { name: "no-scripts", use: scriptsOff(desktop), all: "@no-scripts", quick: "@no-scripts" },
  { name: "no-scripts-phone", use: scriptsOff(phone), all: "@no-scripts", slow: "@no-scripts" },
];
const clubProjects = layouts.flatMap(({ name, use, never, [tier]: some }) => {
  if (some === undefined) return [];
  const others = [
    photographs ? "@drawn" : "@photographs",
    bigClub ? [] : "@big",
    tier === "quick" ? "@slow" : [],
    never ?? [],
  ];
  return {
    name,
    use,
    testDir: "tests/e2e",
    testIgnore: "real/**",
    grep: new RegExp(some),
    grepInvert: new RegExp(others.flat().join("|")),
  };
});

/** The specs that run on the club of `content/`. A crawl of all its pages takes minutes. */
const realProject = {
  name: "real",
  testDir: "tests/e2e/real",
  testIgnore: tier === "quick" ? "crawl.spec.ts" : [],
  use: { ...desktop, baseURL: serverAddress("REAL_PORT") },
};

const hasRealTests = !photographs && !bigClub;
const realOut = process.env["SITE_OUT"] ?? "dist";
const clubOut = photographs || bigClub ? realOut : clubSite.out;

/** A site that is not built has no server: only its own tests need it. */
function siteServer(out: string, port: "club_port" | "real_port") {
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
  maxFailures: MAX_FAILURES,
  workers: 2,
  // Machines that only check may be busy with others; a test that needs a second try is named so.
  retries: process.env["CI"] === undefined ? 0 : 2,
  reporter: "list",
  // Twice what an idle machine needs: it may become busy only after a worker has started. Each worker
  // reads this file anew, and a second try has a new worker.
  timeout: timeLimit(60_000),
  expect: { timeout: expectLimit(20_000) },
  use: {
    launchOptions: browser,
    // A press on what is not there must not hold a worker until the test ends.
    actionTimeout: expectLimit(20_000),
    // Another zone and locale than the team's: no page may depend on either.
    timezoneId: "Asia/Kolkata",
    locale: "de-DE",
  },
  projects: hasRealTests ? [...clubProjects, realProject] : clubProjects,
  webServer: [
    ...siteServer(clubOut, "club_port"),
    ...(hasRealTests ? siteServer(realOut, "real_port") : []),
  ],
});
