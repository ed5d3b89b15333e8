import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** What `npm test` says at its end. */
function said(steps: readonly (readonly [string, number])[], durations: string, whole = 0): string {
  const call = `import { summary } from "./scripts/test/summary.mjs";
    console.log(summary(...${JSON.stringify([steps, durations, whole])}));`;
  const args = ["--input-type=module", "--eval", call];
  return spawnSync(process.execPath, args, { encoding: "utf8" }).stdout;
}

test("npm test says how long each step took, and all of them", () => {
  const steps = [["Lint", 12_340] as const, ["Browser tests", 605_000] as const];
  const lines = said(steps, "", 610_000);
  expect(lines).toMatch(/12\.3 s {2}Lint\n/);
  expect(lines).toMatch(/10 min 5 s {2}Browser tests\n/);
  expect(lines).toMatch(/10 min 10 s {2}in all$/m);
  expect(lines).not.toContain("Slowest");
});

test("npm test names the ten slowest browser tests, the slowest first", () => {
  const durations = Array.from({ length: 12 }, (_, index) => `${index}00 test ${index}\n`);
  const lines = said([], durations.join("")).split("— Slowest browser tests\n")[1];
  expect(lines?.trim().split("\n")).toHaveLength(10);
  expect(lines).toMatch(/^ *1\.1 s {2}test 11\n *1\.0 s {2}test 10\n/);
});
