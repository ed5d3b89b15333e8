/**
 * `npx tsx scripts/mutation.ts app/domain`: mutation testing: changes the code of a folder in small ways and lists the changes
 * that its tests do not notice. Not part of `npm test`, because a folder takes minutes to hours. Results are kept in
 * `.cache/mutation/`, and another run only measures changes. `--files 12` measures a sample of 12 files.
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

/** Source files of a folder to mutate, without tests and their fixtures. */
function codeIn(folder: string): readonly string[] {
  const all = filesBelow(folder, /\.tsx?$/);
  return all.filter((file) => !/\.test\.|\/testing\/|\/page\.ts$/.test(file));
}

/** A sample of files, spread evenly over the folder; all of them without a count. */
function sample(files: readonly string[], count: number): readonly string[] {
  const step = Math.max(1, files.length / count);
  return files.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

const [folder, ...more] = positionals;
if (folder === undefined || more.length > 0 || !existsSync(folder)) {
  console.error("Name one folder: npx tsx scripts/mutation.ts app/domain");
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
  // Many tests create their data at load time; mutants of that code count, too.
  ignoreStatic: false,
  concurrency: 2,
  // Generous, because a timeout counts as a detected mutant, and tests are slow on a busy machine.
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
