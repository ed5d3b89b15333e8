// `npm test`: every check and test, those that fail fastest first.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { chromium } from "./setup/chromium.mjs";
import { installDependencies, requireNode } from "./setup/dependencies.mjs";
import { buildSite, inventedSite } from "./setup/site.mjs";
import { summary } from "./test/summary.mjs";

requireNode();
installDependencies();
const browser = chromium();

// Two steps run browser tests and append to it (scripts/test/duration-reporter.ts).
const durations = resolve(".cache/test-durations.txt");
mkdirSync(".cache", { recursive: true });
rmSync(durations, { force: true });

/** @type {readonly (readonly [name: string, step: string | (() => boolean)])[]} */
const steps = [
  ["Format", "check:format"],
  ["Lint", "check:lint"],
  ["Styles", "check:styles"],
  ["Types", "check:types"],
  ["Unused code", "check:unused"],
  ["Content", "check:content"],
  ["Unit tests", "test:unit"],
  ["Build", () => buildSite()],
  ["Build of the invented club", () => buildSite(inventedSite)],
  ["Same bytes twice", "check:same-bytes"],
  ["Names that asked to be left out", "check:privacy"],
  ["Bytes per route", "check:bytes"],
  ["Hosts", "test:hosts"],
  ["Browser tests", "test:e2e"],
  ["Browser tests with photographs", "test:photographs"],
];

function passes(step) {
  if (typeof step === "function") return step();
  const { status } = spawnSync("npm", ["run", "--silent", step], {
    stdio: "inherit",
    shell: process.platform === "win32",
    env: { ...process.env, CHROMIUM: browser, TEST_DURATIONS: durations },
  });
  return status === 0;
}

const failed = [];
const took = [];
for (const [name, step] of steps) {
  console.log(`\n— ${name}`);
  const began = performance.now();
  if (!passes(step)) failed.push(name);
  took.push([name, performance.now() - began]);
}
console.log(`\n${summary(took, existsSync(durations) ? readFileSync(durations, "utf8") : "")}`);
console.log(`\n${steps.length - failed.length} passed, ${failed.length} failed`);
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(", ")}`);
  process.exitCode = 1;
}
