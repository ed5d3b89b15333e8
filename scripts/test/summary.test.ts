import { spawnSync } from "node:child_process";
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
    { name: "Lint", hasRun: true, passed: true, output: "All is well.\n" },
    { name: "Unit tests", hasRun: true, passed: false, output: `${lines}\n` },
  ];
  const end = callSummary("outcome", [ended]);
  expect(end).toMatch(/^— Last lines of Unit tests\nline 60\n/);
  expect(end).toMatch(/\nline 99\n\n1 passed, 1 failed\nFailed: Unit tests\n$/);
  expect(end).not.toContain("All is well");
});

test("npm test says what was skipped", () => {
  const output = "1 test\nSkipped: WebKit. It could not be downloaded from Debian's packages.\n";
  expect(callSummary("outcome", [[{ name: "Hosts", hasRun: true, passed: true, output }]])).toBe(
    "Skipped: WebKit. It could not be downloaded from Debian's packages.\n1 passed, 0 failed, 1 skipped\n",
  );
});

test("npm run test:nightly names the steps that did not begin in time", () => {
  const ended = [
    { name: "Hosts", hasRun: true, passed: true, output: "" },
    { name: "Engines", hasRun: false, passed: true, output: "" },
    { name: "Twenty seasons", hasRun: false, passed: true, output: "" },
  ];
  expect(callSummary("outcome", [ended])).toBe(
    "Not run, for lack of time: Engines, Twenty seasons\n1 passed, 0 failed\n",
  );
});

test("npm test says that nothing failed", () => {
  const end = callSummary("outcome", [[{ name: "Lint", hasRun: true, passed: true, output: "" }]]);
  expect(end).toBe("1 passed, 0 failed\n");
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

test("no step begins after the end of the time, and those that have begun end", () => {
  const steps = [
    { name: "Begins", command: wait, cores: 2 },
    { name: "Comes too late", command: "echo late" },
  ];
  const stdout = callSteps(steps, "performance.now() + 300");
  expect(stdout).toMatch(/"name":"Begins","hasRun":true,"passed":true/);
  expect(stdout).toMatch(/"name":"Comes too late","hasRun":false/);
});
