import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** Return value of a function of the summary. */
function callSummary(name: "outcome" | "summary", values: readonly unknown[]): string {
  const call = `import { ${name} } from "./scripts/test/summary.mjs";
    console.log(${name}(...${JSON.stringify(values)}));`;
  const args = ["--input-type=module", "--eval", call];
  return spawnSync(process.execPath, args, { encoding: "utf8" }).stdout;
}

test("npm test ends with the last 40 lines of a step that failed, and nothing of one that passed", () => {
  const lines = Array.from({ length: 100 }, (_, index) => `line ${index}`).join("\n");
  const ended = [
    { name: "Lint", hasRun: true, passed: true, output: "All is well.\n" },
    { name: "Unit tests", hasRun: true, passed: false, output: `${lines}\n` },
  ];
  const end = callSummary("outcome", [ended]);
  expect(end).toMatch(/^— Last lines of Unit tests\nline 60\n/);
  expect(end).toMatch(/\nline 99\n\n1 passed, 1 failed\nFailed: Unit tests\n$/);
  expect(end).not.toContain("All is well");
});

/** Output of a run of steps, with its result in the last line. */
function callSteps(steps: readonly object[], until = "Infinity"): string {
  const call = `import { runSteps } from "./scripts/test/run-steps.mjs";
    console.log(JSON.stringify(await runSteps(${JSON.stringify(steps)}, 2, process.env, ${until})));`;
  const args = ["--input-type=module", "--eval", call];
  return spawnSync(process.execPath, args, { encoding: "utf8" }).stdout;
}

const wait = 'node -e "setTimeout(() => {}, 600)"';

test("steps wait for those that they need, and a step that needs none uses an idle core", () => {
  const stdout = callSteps([
    { name: "Build", command: wait },
    { name: "Both cores", command: "exit 3", cores: 2 },
    { name: "Needs the build", command: "echo quick", after: ["Build"] },
    { name: "Fills the gap", command: "echo quick" },
  ]);
  expect(stdout.match(/(?<=— ).*/g)).toEqual([
    "Fills the gap",
    "Build",
    "Both cores",
    "Needs the build",
  ]);
  expect(stdout).toMatch(/"name":"Both cores","hasRun":true,"passed":false/);
  expect(stdout.match(/"passed":true/g)).toHaveLength(3);
});
