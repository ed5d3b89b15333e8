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
function patternOf(glob: string): RegExp {
  const pattern = glob
    .replaceAll(".", String.raw`\.`)
    .replaceAll(/\{(\w+),(\w+)\}/g, "(?:$1|$2)")
    .replaceAll("**/", "(?:.+/)?")
    .replaceAll(/(?<!\))\*/g, "[^/]+");
  return new RegExp(`^${pattern}$`);
}

const patterns = globs.map(patternOf);
const named = ["app", "bench", "scripts", "tests"].flatMap((folder) =>
  filesBelow(folder, /\.(?:test|spec)\.\w+$/),
);
const specs = named.filter((file) => file.includes(".spec."));

test("every unit test file belongs to a run", () => {
  const unitTests = named.filter((file) => !specs.includes(file));
  expect(unitTests.filter((file) => !patterns.some((pattern) => pattern.test(file)))).toEqual([]);
});

test("every browser spec is in tests/e2e and has a test", () => {
  const title = /\(\s*(?:"[^"\n]+"|'[^'\n]+'|`[^`\n]+`),\s*(?:\{[^}]*\},\s*)?async\b/;
  const isLost = (file: string) =>
    !/^tests\/e2e\/.*\.spec\.ts$/.test(file) || !title.test(readFileSync(file, "utf8"));
  expect(specs.filter(isLost)).toEqual([]);
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

test("no browser test is skipped or set to run alone", () => {
  const found = specs.filter((file) =>
    /\btest(?:\.describe)?\.(?:skip|fixme|only|fail)\(/.test(readFileSync(file, "utf8")),
  );
  expect(found).toEqual([]);
});
