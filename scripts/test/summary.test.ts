import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

/** Return value of a function of the summary. */
function callSummary(name: "outcome" | "summary", values: readonly unknown[]): string {
  const call = `import { ${name} } from "./scripts/test/summary.mjs";
    console.log(${name}(...${JSON.stringify(values)}));`;
  const args = ["--input-type=module", "--eval", call];
  return spawnSync(process.execPath, args, { encoding: "utf8" }).stdout;
}

test("npm test says how long each step took, and how long all of them", () => {
  const steps = [["Lint", 12_340] as const, ["Browser tests", 605_000] as const];
  const lines = callSummary("summary", [steps, 610_000]);
  expect(lines).toMatch(/12\.3 s {2}Lint\n/);
  expect(lines).toMatch(/10 min 5 s {2}Browser tests\n/);
  expect(lines).toMatch(/10 min 10 s {2}in all$/m);
});

test("npm test ends with the last 40 lines of a step that failed, and nothing of one that passed", () => {
  const lines = Array.from({ length: 100 }, (_, index) => `line ${index}`).join("\n");
  const ended = [
    { name: "Lint", passed: true, output: "All is well.\n" },
    { name: "Unit tests", passed: false, output: `${lines}\n` },
  ];
  const end = callSummary("outcome", [ended]);
  expect(end).toMatch(/^— Last lines of Unit tests\nline 60\n/);
  expect(end).toMatch(/\nline 99\n\n1 passed, 1 failed\nFailed: Unit tests\n$/);
  expect(end).not.toContain("All is well");
});

test("npm test says what was skipped", () => {
  const output = "1 test\nSkipped: nginx. It could not be downloaded from Debian's packages.\n";
  expect(callSummary("outcome", [[{ name: "Hosts", passed: true, output }]])).toBe(
    "Skipped: nginx. It could not be downloaded from Debian's packages.\n1 passed, 0 failed, 1 skipped\n",
  );
});

test("npm test names the browser tests that passed on a second try only", () => {
  const output = `  1 flaky
    [desktop] › tests/e2e/news.spec.ts:8:1 › a story opens in a new tab ──────────
  291 passed (7.1m)
`;
  expect(callSummary("outcome", [[{ name: "Browser tests", passed: true, output }]])).toBe(
    "Passed on a second try only: [desktop] › tests/e2e/news.spec.ts:8:1 › a story opens in a new tab ──────────\n1 passed, 0 failed\n",
  );
});

test("npm test says that nothing failed", () => {
  const end = callSummary("outcome", [[{ name: "Lint", passed: true, output: "" }]]);
  expect(end).toBe("1 passed, 0 failed\n");
});

test("steps wait for those that they need, and a step that needs none uses an idle core", async () => {
  const root = await mkdtemp(join(tmpdir(), "steps-"));
  const scripts = {
    wait: 'node -e "setTimeout(() => {}, 300)"',
    quick: "echo quick",
    fail: "exit 3",
  };
  await writeFile(join(root, "package.json"), JSON.stringify({ scripts }));
  const steps = [
    { name: "Build", script: "wait" },
    { name: "Both cores", script: "fail", cores: 2 },
    { name: "Needs the build", script: "quick", after: ["Build"] },
    { name: "Fills the gap", script: "quick" },
  ];
  const call = `import { runSteps } from ${JSON.stringify(resolve("scripts/test/run-steps.mjs"))};
    console.log(JSON.stringify(await runSteps(${JSON.stringify(steps)}, 2, process.env)));`;
  const args = ["--input-type=module", "--eval", call];
  const { stdout } = spawnSync(process.execPath, args, { encoding: "utf8", cwd: root });
  await rm(root, { recursive: true });
  expect(stdout.match(/(?<=— ).*/g)).toEqual([
    "Fills the gap",
    "Build",
    "Both cores",
    "Needs the build",
  ]);
  expect(stdout).toMatch(/"name":"Both cores","passed":false/);
  expect(stdout.match(/"passed":true/g)).toHaveLength(3);
});
