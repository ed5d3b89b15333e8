/**
 * `npm run test:changed`: the unit and browser tests that a change can break. The change is everything
 * since the branch left `main`, committed or not.
 */
import { spawnSync } from "node:child_process";
import { filesBelow } from "#tests/support/files.ts";
import { changedSpecs } from "./test/changed-specs.ts";

function git(...args: string[]): string[] {
  const { status, stdout } = spawnSync("git", args, { encoding: "utf8" });
  return status === 0 ? stdout.split("\n").filter((line) => line !== "") : [];
}

const start =
  ["origin/main", "main"].flatMap((main) => git("merge-base", "HEAD", main))[0] ?? "HEAD";
const changed = [
  ...git("diff", "--name-only", start),
  ...git("ls-files", "--others", "--exclude-standard"),
];
const specs = filesBelow("tests/e2e", /\.spec\.ts$/);
const chosen = changedSpecs(changed, specs);
console.log(
  `${changed.length} files have changed. Of ${specs.length} browser specs, ${specs.length - chosen.length} are skipped; npm test runs them all.`,
);

function run(command: string, ...args: string[]) {
  const { status } = spawnSync(command, args, {
    stdio: "inherit",
    shell: process.platform === "win32",
    env: { ...process.env, TIER: "quick" },
  });
  if (status !== 0) process.exitCode = 1;
}

run("npx", "vitest", "run", "--changed", start, "--passWithNoTests");
if (chosen.length > 0) run("node", "scripts/test-e2e.mjs", ...chosen);
