import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesBelow } from "./support/files.ts";

/** Unit test globs in all run configurations. */
const globs = ["vitest.config.ts", ...filesBelow("tests", /vitest\.config\.ts$/)].flatMap((file) =>
  Array.from(
    readFileSync(file, "utf8").matchAll(/"((?:app|bench|scripts|tests)\/[^"]+\.test\.[^"]+)"/g),
    ([, glob = ""]) => glob,
  ),
);

/** A glob as a regular expression: `**` matches folders, `*` a name, `{ts,tsx}` either. */
function toPattern(glob: string): RegExp {
  const pattern = glob
    .replaceAll(".", String.raw`\.`)
    .replaceAll(/\{(\w+),(\w+)\}/g, "(?:$1|$2)")
    .replaceAll("**/", "(?:.+/)?")
    .replaceAll(/(?<!\))\*/g, "[^/]+");
  return new RegExp(`^${pattern}$`);
}

const patterns = globs.map(toPattern);
const testFiles = ["app", "bench", "scripts", "tests"].flatMap((folder) =>
  filesBelow(folder, /\.(?:test|spec)\.\w+$/),
);
const specs = testFiles.filter((file) => file.includes(".spec."));

test("every unit test file belongs to a run", () => {
  const unitTests = testFiles.filter((file) => !specs.includes(file));
  expect(unitTests.filter((file) => !patterns.some((pattern) => pattern.test(file)))).toEqual([]);
});

test("every browser spec is in a folder of browser tests and has a test", () => {
  const title = /\(\s*(?:"[^"\n]+"|'[^'\n]+'|`[^`\n]+`),\s*(?:\{[^}]*\},\s*)?async\b/;
  const folders = /^tests\/(?:e2e|nightly\/(?:browser|content|photographs|twenty-seasons))\//;
  const isNotRun = (file: string) => !folders.test(file) || !title.test(readFileSync(file, "utf8"));
  expect(specs.filter(isNotRun)).toEqual([]);
});

/** Files with conditional tests, and the condition. */
const conditional: Readonly<Record<string, string>> = {
  "tests/club-is-content.test.ts":
    "searches for the name of this club, so a copy for another club has nothing to find",
  "tests/nightly/engines/support/journey.ts":
    "an engine may be missing; the summary lists it as skipped",
};

test("a test is skipped, run alone or expected to fail only for a listed reason", () => {
  const switches =
    /\b(?:test|it|describe|suite|\w*[iI]nfo)\b[^;\n]*?\.(?:skip|skipIf|runIf|todo|fixme|only|fails?)\s*[(.]/;
  const found = ["app", "bench", "scripts", "tests"]
    .flatMap((folder) => filesBelow(folder, /\.[cm]?tsx?$/))
    .filter((file) => file !== "tests/every-test-runs.test.ts")
    .filter((file) => switches.test(readFileSync(file, "utf8")));
  expect(found.toSorted()).toEqual(Object.keys(conditional));
});
