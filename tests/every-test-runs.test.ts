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

test("every browser spec is in tests/e2e and has a test", () => {
  const title = /\(\s*(?:"[^"\n]+"|'[^'\n]+'|`[^`\n]+`),\s*(?:\{[^}]*\},\s*)?async\b/;
  const isNotRun = (file: string) =>
    !/^tests\/e2e\/.*\.spec\.ts$/.test(file) || !title.test(readFileSync(file, "utf8"));
  expect(specs.filter(isNotRun)).toEqual([]);
});

test("no browser test title has conflicting tags", () => {
  const wrong = specs.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) =>
        /@desktop.*@phone|@phone.*@desktop|@drawn.*@photographs|@photographs.*@drawn/.test(line),
      )
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(wrong, "A test for both layouts has the tag @both.").toEqual([]);
});

test("no group of browser tests has tags, which its tests could contradict", () => {
  const wrong = specs.filter((file) => /describe\([^)]*@\w/.test(readFileSync(file, "utf8")));
  expect(wrong, "Write the tags into the titles of the tests.").toEqual([]);
});

/** Files with conditional tests, and the condition. */
const conditional: Readonly<Record<string, string>> = {
  "tests/club-is-content.test.ts":
    "searches for the name of this club, so a copy for another club has nothing to find",
  "tests/engines/support/journey.ts": "an engine may be missing; the summary lists it as skipped",
  "tests/hosts/docs.test.ts": "nginx may be missing; the summary lists it as skipped",
  "tests/hosts/hosts.test.ts": "a host may be missing; the summary lists it as skipped",
  "tests/hosts/requests.test.ts": "a host may be missing; the summary lists it as skipped",
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
