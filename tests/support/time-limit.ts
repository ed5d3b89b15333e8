/** Time limits that adapt to the machine: a slow or busy one is no failure. */
import { pbkdf2Sync } from "node:crypto";
import { availableParallelism, loadavg } from "node:os";

/** Milliseconds that the work below takes on an idle core of the reference machine. */
const IDLE = 100;

/** Largest factor: a test that hangs must end, even on the busiest machine. */
const MOST = 20;

/** After so many failed tests a run stops: the first ones tell what is wrong. */
export const MOST_FAILURES = 10;

/** Milliseconds after which an expectation has failed on any machine: what is wrong must not hold a worker for minutes. */
const LONGEST_EXPECTATION = 60_000;

function worked(): number {
  const began = performance.now();
  pbkdf2Sync("disc", "ultimate", 150_000, 64, "sha512");
  return performance.now() - began;
}

/** How many times slower than idle the machine is now, at least 1. */
function slownessNow(): number {
  // The work tells how fast the machine is and what it does now, its load what it did in the last minute.
  const [load = 0] = loadavg();
  return Math.max(1, Math.min(MOST, Math.max(worked() / IDLE, load / availableParallelism())));
}

const slowness = slownessNow();

/** The limit in milliseconds on this machine, for a limit on an idle one. */
export function timeLimit(milliseconds: number): number {
  return Math.round(milliseconds * slowness);
}

/** The limit of an expectation, at most a minute. */
export function expectLimit(milliseconds: number): number {
  return Math.min(timeLimit(milliseconds), LONGEST_EXPECTATION);
}

/** The same as `timeLimit`, measured again for a machine that has become busy. */
export function timeLimitNow(milliseconds: number): number {
  return Math.round(milliseconds * slownessNow());
}
