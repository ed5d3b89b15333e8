// `npm test`: all checks and tests that every change needs. `--nightly` runs the nightly tests instead
// (`npm run test:nightly`), and `--all` both (`npm run test:all`).
//
//     npm run test:nightly -- engines random     runs the nightly steps whose names begin so
//     npm run test:nightly -- --minutes 20       begins no step after 20 minutes, and names those that did not run
import { parseArgs } from "node:util";
import { chromium } from "./setup/chromium.mjs";
import { installDependencies, requireNode } from "./setup/dependencies.mjs";
import { inventedSite } from "./setup/site.mjs";
import { runSteps } from "./test/run-steps.mjs";
import { outcome, summary } from "./test/summary.mjs";

const CORES = 2;

/** The site of the invented club, a third as large as that of `content/`. */
const clubSite = {
  name: "Build of the invented club",
  command: "node scripts/build-stale.mjs",
  environment: inventedSite,
};

/**
 * The fastest steps come first. Behavior is tested on the invented club; `npm run test:content` looks for problems that
 * the club's own content may cause.
 *
 * @type {readonly import("./test/run-steps.mjs").Step[]}
 */
const everyChange = [
  { name: "Content", command: "npm run --silent check:content" },
  clubSite,
  { name: "Types", command: "npx tsc --noEmit" },
  { name: "Lint", command: "npx oxlint --type-aware" },
  { name: "Styles", command: 'npx stylelint "app/**/*.css"' },
  { name: "Unused code", command: "npx knip" },
  { name: "Format", command: "npx oxfmt --check" },
  {
    name: "Bytes per route",
    command: "npx tsx scripts/check-bytes.ts",
    after: [clubSite.name],
    environment: inventedSite,
  },
  {
    name: "Hidden names",
    command: "npm run --silent check:privacy",
    after: [clubSite.name],
    environment: inventedSite,
  },
  { name: "Documents", command: "npm run --silent test:documents", after: [clubSite.name] },
  { name: "Unit tests", command: "npx vitest run", cores: CORES },
  {
    name: "Browser tests",
    command: "npm run --silent test:e2e",
    cores: CORES,
    after: [clubSite.name],
  },
];

const browserTests = "node scripts/test-e2e.mjs";

/**
 * The steps that find most faults in the least time come first: a run may end before the last ones.
 *
 * @type {readonly import("./test/run-steps.mjs").Step[]}
 */
const nightly = [
  clubSite,
  { name: "The club's own content", command: "npm run --silent test:content" },
  {
    name: "Same bytes twice",
    command: "npx tsx scripts/check-same-bytes.ts",
    after: [clubSite.name],
    environment: inventedSite,
  },
  {
    name: "Random clubs",
    command: "npx vitest run --config tests/nightly/vitest.config.ts",
    cores: CORES,
  },
  { name: "Full browser", command: `${browserTests} tests/nightly/browser`, cores: CORES },
  { name: "Photographs", command: `${browserTests} tests/nightly/photographs`, cores: CORES },
  { name: "Engines", command: "node scripts/test-engines.mjs", cores: CORES },
  {
    name: "Crawl of the club's own site",
    command: `${browserTests} tests/nightly/content`,
    cores: CORES,
  },
  { name: "Twenty seasons", command: `${browserTests} tests/nightly/twenty-seasons`, cores: CORES },
];

const { values, positionals } = parseArgs({
  options: {
    all: { type: "boolean", default: false },
    nightly: { type: "boolean", default: false },
    minutes: { type: "string", default: "Infinity" },
  },
  allowPositionals: true,
});
const isChosen = ({ name }) =>
  positionals.length === 0 ||
  positionals.some((start) => name.toLowerCase().startsWith(start.toLowerCase()));
const usualTier = values.nightly ? nightly : everyChange;
const tiers = values.all ? [everyChange, nightly] : [usualTier];

const startTime = performance.now();
requireNode();
installDependencies();
const environment = { ...process.env, CHROMIUM: chromium() };
const deadline = startTime + Number(values.minutes) * 60_000;
const results = [];
for (const steps of tiers.map((tier) => tier.filter(isChosen))) {
  results.push(...(await runSteps(steps, CORES, environment, deadline)));
}
const durations = results.flatMap(({ name, hasRun, milliseconds }) =>
  hasRun ? [[name, milliseconds]] : [],
);
console.log(`\n${summary(durations, performance.now() - startTime)}`);
console.log(`\n${outcome(results)}`);
if (results.some(({ passed }) => !passed)) process.exitCode = 1;
