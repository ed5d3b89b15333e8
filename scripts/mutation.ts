/**
 * `npm run mutation -- app/domain`: changes the code of a folder in small ways, one at a time, and lists the changes that
 * its tests do not notice. Outside `npm test`: a folder takes minutes to hours. Results are kept in `.cache/mutation/`,
 * and a second run measures only what changed. `--files 12` measures so many of its files, spread evenly.
 */
import "./setup/broken-pipe.ts";
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { slug } from "#app/lib/text.ts";
import { filesBelow } from "#tests/support/files.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { files: { type: "string" }, only: { type: "string", default: "" } },
});

/** The files of a folder that have code of ours to prove, without tests and the invented content they use. */
function codeIn(folder: string): readonly string[] {
  const all = filesBelow(folder, /\.tsx?$/);
  return all.filter((file) => !/\.test\.|\/testing\/|\/page\.ts$/.test(file));
}

/** So many of the files, spread evenly over the folder; all of them without a number. */
function sample(files: readonly string[], count: number): readonly string[] {
  const step = Math.max(1, files.length / count);
  return files.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

const [folder, ...more] = positionals;
if (folder === undefined || more.length > 0 || !existsSync(folder)) {
  console.error("Name one folder: npm run mutation -- app/domain");
  process.exit(1);
}

const only = new RegExp(values.only);
const files = codeIn(folder).filter((file) => only.test(file));
const measured = values.files === undefined ? files : sample(files, Number(values.files));
const results = `.cache/mutation/${slug(folder)}.json`;

process.env["MUTATION_FOLDER"] = folder;
const stryker = new Stryker({
  mutate: [...measured],
  testRunner: "vitest",
  vitest: { configFile: "scripts/mutation/vitest.config.ts", related: true },
  plugins: ["@stryker-mutator/vitest-runner"],
  // Stryker's own compiler cannot read TypeScript 7.
  tsconfigFile: "none.json",
  coverageAnalysis: "perTest",
  // Many tests build what they look at when their file loads: those changes count, too.
  ignoreStatic: false,
  concurrency: 2,
  // Generous: on a busy machine a slow test would count as one that noticed the change.
  timeoutMS: 25_000,
  timeoutFactor: 4,
  incremental: values.files === undefined && values.only === "",
  incrementalFile: results,
  tempDirName: ".cache/stryker",
  ignorePatterns: ["/dist*", "/media", "/.cache", "/docs/*.png"],
  reporters: ["clear-text", "progress-append-only", "json"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `.cache/mutation/${slug(folder)}-report.json` },
  allowConsoleColors: false,
});
await stryker.runMutationTest();
