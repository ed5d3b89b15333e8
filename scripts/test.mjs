// `npm test`: every check and test, those that fail fastest first. Two steps run side by side where
// each of them leaves a core idle.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { chromium } from "./setup/chromium.mjs";
import { installDependencies, requireNode } from "./setup/dependencies.mjs";
import { inventedSite } from "./setup/site.mjs";
import { runSteps } from "./test/run-steps.mjs";
import { outcome, summary } from "./test/summary.mjs";

requireNode();
installDependencies();
const browser = chromium();

// Two steps run browser tests and append to it (scripts/test/duration-reporter.ts).
const durations = resolve(".cache/test-durations.txt");
mkdirSync(".cache", { recursive: true });
rmSync(durations, { force: true });

/**
 * The groups of steps, one after the other. What the code does is tried on the invented club, whose
 * site is a third as large; on the club's own site what its content could break.
 *
 * @type {readonly { atOnce: number, steps: readonly import("./test/run-steps.mjs").Step[] }[]}
 */
const groups = [
  {
    atOnce: 2,
    steps: [
      ["Lint", "check:lint"],
      ["Format", "check:format"],
      ["Types", "check:types"],
      ["Styles", "check:styles"],
      ["Content", "check:content"],
      ["Unused code", "check:unused"],
      ["Build", "build:stale"],
      ["Build of the invented club", "build:stale", inventedSite],
    ],
  },
  { atOnce: 1, steps: [["Unit tests", "test:unit"]] },
  {
    atOnce: 2,
    steps: [
      ["Same bytes twice", "check:same-bytes", inventedSite],
      ["Hosts", "test:hosts", inventedSite],
      ["Bytes per route", "check:bytes"],
      ["Bytes per route of the invented club", "check:bytes", inventedSite],
      ["Names that asked to be left out", "check:privacy", inventedSite],
    ],
  },
  {
    atOnce: 1,
    steps: [
      ["Browser tests", "test:e2e"],
      ["Browser tests with photographs", "test:photographs"],
    ],
  },
];

const began = performance.now();
const environment = { ...process.env, CHROMIUM: browser, TEST_DURATIONS: durations };
const ended = [];
for (const { atOnce, steps } of groups) ended.push(...(await runSteps(steps, atOnce, environment)));
const took = ended.map(({ name, milliseconds }) => [name, milliseconds]);
const whole = performance.now() - began;
const tests = existsSync(durations) ? readFileSync(durations, "utf8") : "";
console.log(`\n${summary(took, tests, whole)}`);
console.log(`\n${outcome(ended)}`);
if (ended.some(({ passed }) => !passed)) process.exitCode = 1;
