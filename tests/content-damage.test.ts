import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contentFolder, readFolder } from "#app/content/.server/load-content.ts";
import { checkContent } from "#app/content/check-content.ts";
import { withoutHints } from "#app/content/report.ts";
import { knownPages } from "#app/routes/has-page.ts";

const folder = "tests/content-damage";
const { problems } = checkContent(readFolder(folder), { pages: knownPages });

test("each mistake in the damaged content is reported at its location, and nothing else is", () => {
  const places = problems.map(
    ({ file, line, column, severity, field }) =>
      `${folder}/${file}:${line}:${column}  ${severity}  ${field}\n`,
  );
  const known = readFileSync(`${folder}.report.txt`, "utf8");
  expect(places.toSorted().join("")).toBe(known);
});

test("every problem has a location, a cause and a fix", () => {
  for (const { line, column, field, cause, remedy } of problems) {
    expect(line).toBeGreaterThan(0);
    expect(column).toBeGreaterThan(0);
    expect(field).not.toBe("");
    expect(`${cause} ${remedy}`).not.toMatch(/undefined|null|NaN|\[object|expected|invalid/i);
    expect(cause).toMatch(/\.$/);
    expect(remedy).toMatch(/[.?]$/);
  }
});

test("the invented club has no errors, and only the warnings that its files explain", () => {
  const { problems: found } = checkContent(readFolder(contentFolder()));
  expect(
    withoutHints(found).map(({ severity, file, cause }) => `${severity} ${file}: ${cause}`),
  ).toEqual([
    "warning seasons/2025/roster.yml: The published record is 4-2, but the games of the sanctioned tournaments add up to 5-1-2.",
    "warning seasons/2025/tournaments/2025-new-year.yml: time is 23:30, when games rarely start.",
    "warning seasons/2025/tournaments/2025-new-year.yml: time is 00:30, when games rarely start.",
  ]);
});
