// `npm test`: all quick checks and tests. `-- --slow` runs the slow ones instead (`npm run test:slow`), and
// `-- --all` runs both (`npm run test:all`).
import { chromium } from "./setup/chromium.mjs";
import { installDependencies, requireNode } from "./setup/dependencies.mjs";
import { inventedSite } from "./setup/site.mjs";
import { runSteps } from "./test/run-steps.mjs";
import { outcome, summary } from "./test/summary.mjs";

requireNode();
installDependencies();
const browser = chromium();

const CORES = 2;

/** The site of `content/` and that of the invented club, which is a third as large. */
const site = { name: "Build", script: "build:stale" };
const clubSite = {
  name: "Build of the invented club",
  script: "build:stale",
  environment: inventedSite,
};

/**
 * The fastest steps come first. Behavior is tested on the invented club; the club's own site is only tested for
 * problems that its content may cause.
 *
 * @type {readonly import("./test/run-steps.mjs").Step[]}
 */
const quick = [
  { name: "Content", script: "check:content" },
  { name: "Lint", script: "check:lint" },
  { name: "Types", script: "check:types" },
  { name: "Unused code", script: "check:unused" },
  clubSite,
  site,
  { name: "Styles", script: "check:styles" },
  { name: "Format", script: "check:format" },
  {
    name: "Bytes per route of the invented club",
    script: "check:bytes",
    after: [clubSite.name],
    environment: inventedSite,
  },
  {
    name: "Hidden names of the invented club",
    script: "check:privacy",
    after: [clubSite.name],
    environment: inventedSite,
  },
  { name: "Bytes per route", script: "check:bytes", after: [site.name] },
  {
    name: "Hidden names",
    script: "check:privacy -- --if-any",
    after: [site.name],
  },
  { name: "Documents", script: "test:documents", after: [clubSite.name, site.name] },
  { name: "Unit tests", script: "test:unit -- --project=!properties", cores: CORES },
  {
    name: "Browser tests",
    script: "test:e2e",
    cores: CORES,
    after: [clubSite.name, site.name],
    environment: { TIER: "quick" },
  },
];

/** @type {readonly import("./test/run-steps.mjs").Step[]} */
const slow = [
  clubSite,
  site,
  {
    name: "Same bytes twice",
    script: "check:same-bytes",
    after: [clubSite.name],
    environment: inventedSite,
  },
  { name: "Random clubs", script: "test:unit -- --project=properties", cores: CORES },
  { name: "Hosts", script: "test:hosts", after: [clubSite.name], environment: inventedSite },
  // All of them: the quick ones run in the headless shell alone.
  {
    name: "Browser tests in the full browser",
    script: "test:full-browser",
    cores: CORES,
    after: [clubSite.name, site.name],
    environment: { TIER: "all" },
  },
  { name: "Browser tests with photographs", script: "test:photographs", cores: CORES },
  { name: "A club of twenty seasons", script: "test:big-club", cores: CORES },
  { name: "Other engines", script: "test:engines", cores: CORES, after: [clubSite.name] },
];

const tiers = process.argv.includes("--all")
  ? [quick, slow]
  : [process.argv.includes("--slow") ? slow : quick];

const began = performance.now();
const environment = { ...process.env, CHROMIUM: browser };
const ended = [];
for (const steps of tiers) ended.push(...(await runSteps(steps, CORES, environment)));
const took = ended.map(({ name, milliseconds }) => [name, milliseconds]);
const whole = performance.now() - began;
console.log(`\n${summary(took, whole)}`);
console.log(`\n${outcome(ended)}`);
if (ended.some(({ passed }) => !passed)) process.exitCode = 1;
