import { expect, test } from "vitest";
import { collectContent } from "#app/content/collect/collect-content.ts";
import { openContentFiles } from "#app/content/collect/content-files.ts";
import type { Problem } from "#app/content/problem.ts";
import { plainText } from "#app/content/reading/plain-text.ts";
import { damagedFile } from "./support/files.ts";
import { forAll } from "./support/for-all.ts";

/** Text that must not appear in a message for captains. */
const FOR_PROGRAMMERS =
  /undefined|\[object |Invalid Date|\n\s+at |TypeError|RangeError|node_modules/;

/** Problems without a location, a cause or a fix. */
function unhelpful(problems: readonly Problem[], texts: ReadonlyMap<string, string>): Problem[] {
  const lines = new Map([...texts].map(([file, text]) => [file, plainText(text).split("\n")]));
  return problems.filter(({ file, line, column, field, cause, remedy }) => {
    const last = (lines.get(file)?.[line - 1]?.length ?? 0) + 1;
    const isThere = line >= 1 && line <= (lines.get(file)?.length ?? 1);
    const isPlain = !FOR_PROGRAMMERS.test(`${field} ${cause} ${remedy}`) && field !== "";
    const isWhole = cause.endsWith(".") && /[.?:"]$/.test(remedy);
    return !(isThere && column >= 1 && column <= last && isPlain && isWhole);
  });
}

test("every problem of a damaged file has a location, a cause and a fix for captains", () => {
  forAll(damagedFile, 10_000, ([file, text]) => {
    const texts = new Map([[file, text]]);
    const library = openContentFiles(texts);
    collectContent(library);
    const problems = library.problems().filter((problem) => problem.file === file);
    expect(unhelpful(problems, texts)).toEqual([]);
    expect(problems.length).toBeLessThanOrEqual(text.length + 20);
  });
});
