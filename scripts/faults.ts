/**
 * `npm run faults`: puts in known faults one at a time, in a copy of the committed state, and reports which
 * tests fail. Outside `npm test`; its results stand in `.cache/faults.json` and are not measured again.
 *
 *   npm run faults                    all that have no result yet
 *   npm run faults -- ordinal-suffix  these, even if they have one
 *   npm run faults -- --full          where the named tests pass, all others too
 *   npm run faults -- --at 1a2b3c     the state of a commit; --results <file> keeps its results apart
 */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { timeLimit } from "#tests/support/time-limit.ts";
import { clubSite } from "#tests/support/club-site.ts";
import { type Fault, faults } from "./faults/faults.ts";
import { browserFailures, unitFailures, patched } from "./faults/failures.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    full: { type: "boolean", default: false },
    at: { type: "string", default: "HEAD" },
    results: { type: "string", default: ".cache/faults.json" },
    tree: { type: "string", default: ".cache/faults" },
  },
});

const resultSchema = z.object({
  caughtBy: z.enum(["npm test", "test:all", "nothing"]),
  where: z.array(z.string()),
  seconds: z.number(),
});
type Result = z.output<typeof resultSchema>;

const tree = resolve(values.tree);
const report = join(tree, ".cache/report.json");
const needsSite = /\.spec\.ts$|^tests\/(?:documents|hosts)\//;
const clubSettings = { CONTENT_FOLDER: clubSite.content, SITE_OUT: clubSite.out };
const documents = "tests/documents/";
let running: ChildProcess | undefined;

function git(...words: string[]): string {
  const { status, stdout, stderr } = spawnSync("git", words, { encoding: "utf8" });
  if (status !== 0) throw new Error(`git ${words.join(" ")}: ${stderr}`);
  return stdout.trim();
}

/** The committed state beside the project, with its packages and with what builds keep. */
function makeTree(): void {
  removeTree();
  git("worktree", "add", "--detach", "--force", tree, values.at);
  symlinkSync(resolve("node_modules"), join(tree, "node_modules"), "junction");
  mkdirSync(join(tree, ".cache"));
  for (const kept of ["compressed", "pictures"].filter((name) => existsSync(`.cache/${name}`))) {
    symlinkSync(resolve(".cache", kept), join(tree, ".cache", kept), "junction");
  }
}

function removeTree(): void {
  rmSync(tree, { recursive: true, force: true });
  git("worktree", "prune");
}

/** Runs a command in the copy and returns whether it succeeded; what it prints goes into a log. */
async function run(command: string, words: readonly string[], environment = {}): Promise<boolean> {
  const { CI: _, ...own } = process.env;
  const child = spawn(command, words, {
    cwd: tree,
    env: { ...own, FORCE_COLOR: "0", ...environment },
    stdio: ["ignore", "ignore", "ignore"],
    detached: process.platform !== "win32",
    shell: process.platform === "win32",
  });
  running = child;
  const status = await new Promise<number | null>((done) => {
    child.on("close", done);
  });
  running = undefined;
  return status === 0;
}

function readReport(): unknown {
  return existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : undefined;
}

type Tier = "quick" | "slow";

async function runUnit(words: readonly string[], folder = "") {
  rmSync(report, { force: true });
  const config = folder === "" ? [] : ["--config", `${folder}vitest.config.ts`];
  const output = ["--reporter=json", `--outputFile=${report}`];
  const environment = folder === "" ? {} : clubSettings;
  const passed = await run("npx", ["vitest", "run", ...config, ...words, ...output], environment);
  return passed ? [] : unitFailures(readReport(), tree);
}

async function runBrowser(words: readonly string[], tier: Tier) {
  rmSync(report, { force: true });
  // A test that waits for what a fault took away fails earlier than in `npm test`.
  const fixed = ["--reporter=json", "--pass-with-no-tests", `--timeout=${timeLimit(20_000)}`];
  const passed = await run("npx", ["playwright", "test", ...words, ...fixed], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    TIER: tier,
  });
  return passed ? [] : browserFailures(readReport());
}

/** Builds the invented club, unless that was done since the fault was put in. */
function buildClub(): Promise<boolean> {
  return run("npm", ["run", "build:stale"], clubSettings);
}

async function runTest(test: string, tier: Tier): Promise<string[]> {
  const [file = "", ...words] = Array.from(
    test.matchAll(/'([^']*)'|\S+/g),
    ([word, quoted]) => quoted ?? word,
  );
  if (file.startsWith("check:")) {
    if (!(await buildClub())) return ["the build"];
    return tier === "slow" || (await run("npm", ["run", file], clubSettings)) ? [] : [file];
  }
  if (!existsSync(join(tree, file))) return [];
  if (needsSite.test(file) && !(await buildClub())) return ["the build"];
  if (file.endsWith(".spec.ts")) return runBrowser([file, ...words], tier);
  const [folder] = /^tests\/(?:documents|hosts|engines)\//.exec(file) ?? [];
  const own = folder === undefined || folder === documents ? "quick" : "slow";
  return tier === own ? runUnit([file], folder) : [];
}

/** The first tests that fail: of those that the fault names, then of all others if they are asked for. */
async function seenBy({ tests }: Fault): Promise<Pick<Result, "caughtBy" | "where">> {
  for (const tier of ["quick", "slow"] as const) {
    const all = [
      ...(tier === "quick" ? [() => runUnit([])] : []),
      async () => ((await buildClub()) ? [] : ["the build"]),
      ...(tier === "quick" ? [() => runUnit([], documents)] : []),
      () => runBrowser(["tests/e2e", "--max-failures=1"], tier),
    ];
    const steps = [...tests.map((test) => () => runTest(test, tier)), ...(values.full ? all : [])];
    for (const step of steps) {
      const where = await step();
      if (where.length > 0) {
        return { caughtBy: tier === "quick" ? "npm test" : "test:all", where: where.slice(0, 3) };
      }
    }
  }
  return { caughtBy: "nothing", where: [] };
}

async function measure(fault: Fault): Promise<Result> {
  const file = join(tree, fault.file);
  const sound = readFileSync(file, "utf8");
  const began = performance.now();
  writeFileSync(file, patched(sound, fault));
  try {
    const seen = await seenBy(fault);
    return { ...seen, seconds: Math.round((performance.now() - began) / 1000) };
  } finally {
    writeFileSync(file, sound);
  }
}

function line(name: string, { caughtBy, where, seconds }: Result): string {
  return `| ${name} | ${caughtBy} | ${where.join("; ").replaceAll("|", "/")} | ${seconds} |`;
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    if (running?.pid !== undefined) process.kill(-running.pid);
    removeTree();
    process.exit(1);
  });
}

const unknown = positionals.filter((name) => !faults.some((fault) => fault.name === name));
if (unknown.length > 0) throw new Error(`There is no fault ${unknown.join(", ")}.`);
const results: Record<string, Result> = existsSync(values.results)
  ? z.record(z.string(), resultSchema).parse(JSON.parse(readFileSync(values.results, "utf8")))
  : {};
const wanted = faults.filter(({ name }) =>
  positionals.length > 0 ? positionals.includes(name) : results[name] === undefined,
);
mkdirSync(dirname(values.results), { recursive: true });
if (wanted.length > 0) makeTree();
try {
  for (const fault of wanted) {
    try {
      const result = await measure(fault);
      results[fault.name] = result;
      writeFileSync(values.results, `${JSON.stringify(results, undefined, 1)}\n`);
      console.log(line(fault.name, result));
    } catch (error) {
      // The code of an older commit may lack it; the others can be measured all the same.
      process.exitCode = 1;
      console.error(error instanceof Error ? error.message : error);
    }
  }
} finally {
  if (wanted.length > 0) removeTree();
}
const measured = faults.flatMap(({ name }) => results[name] ?? []);
console.log("\n| Fault | Caught by | Where | Seconds |\n| --- | --- | --- | --: |");
for (const { name } of faults) {
  const result = results[name];
  if (result !== undefined) console.log(line(name, result));
}
const count = (tier: Result["caughtBy"]) =>
  measured.filter(({ caughtBy }) => caughtBy === tier).length;
console.log(
  `\n${measured.length} faults: npm test catches ${count("npm test")}, test:all ${count("test:all")} more, nothing ${count("nothing")}.`,
);
