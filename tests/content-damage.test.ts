import { readFileSync } from "node:fs";
import { readFolder } from "#app/content/.server/read-folder.ts";
import { checkContent } from "#app/content/check-content.ts";
import { printReport } from "#app/content/report.ts";
import { expect, test } from "vitest";

const folder = "tests/content-damage";
const { draft, problems } = checkContent(readFolder(folder));

/** The files of the damaged folder that are sound and must pass. */
const sound = [
  "badge-quest/2017/edition.yml",
  "badge-quest/2022/edition.yml",
  "opponents.yml",
  "seasons/2016/tournaments/2016-record.yml",
];

test("every kind of damage is named, word by word as in the report", () => {
  const report = readFileSync(`${folder}.report.txt`, "utf8");
  expect(`${printReport(draft, problems, folder)}\n`).toBe(report);
});

test("no damaged file passes unseen, and no sound one is blamed", () => {
  const blamed = new Set(problems.map(({ file }) => file));
  const passed = [...readFolder(folder).keys()].filter((file) => !blamed.has(file));
  expect(passed).toEqual(sound);
});

test("every problem says where it is, what is wrong and what to do", () => {
  for (const { line, column, field, cause, remedy } of problems) {
    expect(line).toBeGreaterThan(0);
    expect(column).toBeGreaterThan(0);
    expect(field).not.toBe("");
    expect(`${cause} ${remedy}`).not.toMatch(/undefined|null|NaN|\[object|expected|invalid/i);
    expect(cause).toMatch(/\.$/);
    expect(remedy).toMatch(/[.?]$/);
  }
});

function record(year: number, published: string, counted: string): string {
  return `warning seasons/${year}/roster.yml: The published record is ${published}, but the games of the sanctioned tournaments add up to ${counted}.`;
}

function credited(first: string): string {
  return `warning badge-quest/2019/awards.csv: RIVANIMALS credits a species once, and ${first} already.`;
}

test("the real content has no errors, and only warnings that the record explains", () => {
  const warnings = checkContent(readFolder("content")).problems.map(
    ({ severity, file, cause }) => `${severity} ${file}: ${cause}`,
  );
  expect(warnings).toEqual([
    "warning badge-quest/2018/awards.csv: miller is not on the roster rival-2018.",
    credited("line 281 has Mountain Goat for soter"),
    credited("line 308 has Cockroach for bender"),
    record(2015, "20-5", "21-7"),
    record(2016, "23-6", "26-9"),
    record(2017, "18-12", "19-11"),
  ]);
});
