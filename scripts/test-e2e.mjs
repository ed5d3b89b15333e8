// `npm run test:e2e`: runs browser tests on the site that they need, which is built first if it is stale. Without arguments
// these are the journeys of `npm test`. Arguments are passed to Playwright:
// `npm run test:e2e -- tests/e2e/news.spec.ts`, `npm run test:e2e -- tests/nightly/photographs`.
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { fullChromium } from "./setup/chromium.mjs";
import { inventedSite, requireSite } from "./setup/site.mjs";

const photographs = {
  ...inventedSite,
  MEDIA_FOLDER: resolve(".cache/made-photographs"),
  SITE_OUT: `${inventedSite.SITE_OUT}-with-photographs`,
};
const twentySeasons = {
  CONTENT_FOLDER: ".cache/twenty-seasons/content",
  SITE_OUT: ".cache/twenty-seasons/site",
};

/**
 * The folders of browser tests: the site that they visit, and the commands that write what it is built from and check it.
 *
 * @type {Readonly<Record<string, { site: Readonly<Record<string, string>>, before?: string, after?: string }>>}
 */
const folders = {
  "tests/e2e": { site: inventedSite },
  "tests/nightly/browser": { site: inventedSite },
  "tests/nightly/content": { site: {} },
  "tests/nightly/photographs": {
    site: photographs,
    // Existing photographs are kept, and so is the site if it is not stale. Their sides are a quarter of the usual ones.
    before: `npx tsx scripts/fill-media.ts ${photographs.MEDIA_FOLDER} 0.25`,
  },
  "tests/nightly/twenty-seasons": {
    site: twentySeasons,
    before:
      `npx tsx tests/nightly/twenty-seasons/write-club.ts ${twentySeasons.CONTENT_FOLDER}` +
      " && npm run --silent check:content",
    after: "npx tsx scripts/check-bytes.ts",
  },
};

/** Runs a command on a site; exits if it fails. */
function run(command, site) {
  const { status } = spawnSync(command, {
    stdio: "inherit",
    shell: true,
    env: { ...process.env, ...site },
  });
  if (status !== 0) process.exit(1);
}

const testArguments = process.argv.slice(2);
const [folder, { site, before, after }] =
  Object.entries(folders).find(([name]) =>
    testArguments.some((argument) => argument.startsWith(name)),
  ) ?? Object.entries(folders)[0];
if (process.env.BASE_URL === undefined) {
  if (before !== undefined) run(before, site);
  requireSite(site);
  if (after !== undefined) run(after, site);
}

// Chromium as visitors have it sets letters at fractions of a pixel, unlike the headless shell of `npm test`.
const isNightly = folder.startsWith("tests/nightly");
const browser = isNightly ? fullChromium() : process.env.CHROMIUM;
if (isNightly && browser === undefined) {
  console.error("Skipped: full Chromium. It could not be installed from Debian's packages.");
} else {
  const { status } = spawnSync("npx", ["playwright", "test", ...testArguments], {
    stdio: "inherit",
    shell: process.platform === "win32",
    env: {
      ...process.env,
      SITE_OUT: site.SITE_OUT ?? process.env.SITE_OUT ?? "dist",
      TEST_FOLDER: folder,
      ...(browser === undefined ? {} : { CHROMIUM: browser }),
    },
  });
  process.exitCode = status ?? 1;
}
