import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { expect, test, vi } from "vitest";
import { filesBelow } from "./support/files.ts";

const configs = ["playwright.config.ts", "vitest.config.ts"];

const filesInTests = filesBelow("tests", /\.tsx?$/);
const unitTests = ["app", "bench", "scripts"].flatMap((room) => filesBelow(room, /\.test\.tsx?$/));

/** Machine-dependent text in the tests and their settings. */
function matchesIn(pattern: RegExp, files: readonly string[]): string[] {
  return [...configs, ...files].flatMap((path) =>
    (readFileSync(path, "utf8").match(pattern) ?? []).map((found) => `${path}: ${found}`),
  );
}

/** Matches time limits, but not pauses. */
const FIXED_LIMIT = /(?:timeout: |test\.setTimeout\(|AbortSignal\.timeout\(|^\}, )\d.*/gim;

const machine = vi.hoisted(() => ({ load: 0 }));
vi.mock("node:os", async (original) => ({
  ...(await original<object>()),
  loadavg: () => [machine.load, 0, 0],
}));

/** A limit of 1000 ms, on a machine with this load. */
async function limitUnder(loadPerCore: number): Promise<number> {
  machine.load = loadPerCore * availableParallelism();
  vi.resetModules();
  const { timeLimit } = await import("./support/time-limit.ts");
  return timeLimit(1000);
}

test("a busy machine gets more time, at most twenty times as much", async () => {
  expect(await limitUnder(0)).toBeGreaterThanOrEqual(1000);
  expect(await limitUnder(15)).toBeGreaterThanOrEqual(15_000);
  expect(await limitUnder(500)).toBe(20_000);
});

test("no test has a fixed time limit for all machines", () => {
  expect(matchesIn(FIXED_LIMIT, [...filesInTests, ...unitTests])).toEqual([]);
});

test("no test has a fixed port: two checkouts can test at once", () => {
  expect(matchesIn(/(?:localhost:|127\.0\.0\.1:|port = )\d+/gi, filesInTests)).toEqual([]);
});
