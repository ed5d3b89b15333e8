/**
 * `npm run count`: lines of code by room against the limits of `bench/budgets.ts`. Only files that Git tracks count;
 * drawings, data and generated types do not. `--over` prints only what is above its limit.
 */
import "#scripts/setup/broken-pipe.ts";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { lines as limits } from "./budgets.ts";

const isCode = (file: string) => /\.(?:ts|tsx|mjs|css)$/.test(file) && !file.endsWith(".d.ts");

const isTest = (file: string) =>
  file.startsWith("tests/") || /\.test\.\w+$/.test(file) || file.includes("/testing/");

/** The sums that a file counts for: the whole app, its styles and its room, the scripts, or the tests. */
function listParts(file: string): readonly string[] {
  if (isTest(file)) return ["tests"];
  if (!file.startsWith("app/")) return ["scripts, bench"];
  const [, folder = ""] = file.split("/");
  const room = folder.includes(".") ? "entries" : folder;
  const group = Object.keys(limits).find((name) => name.split(", ").includes(room)) ?? room;
  return ["app", group, ...(file.endsWith(".css") ? ["styles of app"] : [])];
}

const countLines = (file: string) => readFileSync(file, "utf8").split("\n").length - 1;

const { values } = parseArgs({ options: { over: { type: "boolean", default: false } } });
const tracked = execFileSync("git", ["ls-files", "app", "scripts", "bench", "tests"], {
  encoding: "utf8",
});

const sums = new Map<string, number>();
for (const file of tracked.trim().split("\n").filter(isCode)) {
  for (const part of listParts(file)) sums.set(part, (sums.get(part) ?? 0) + countLines(file));
}
for (const [part, sum] of [...sums].toSorted(([, a], [, b]) => b - a)) {
  const limit = new Map(Object.entries(limits)).get(part) ?? 0;
  if (values.over && sum <= limit) continue;
  const excess = sum > limit ? `  ${sum - limit} too many` : "";
  console.log(`${part.padEnd(32)}${String(sum).padStart(7)}  of ${limit}${excess}`);
}
