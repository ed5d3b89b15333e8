/** Time limits that adapt to a slow or busy machine. */
import { pbkdf2Sync } from "node:crypto";
import { availableParallelism, loadavg } from "node:os";

/** Milliseconds that the work below takes on an idle core of the reference machine. */
const IDLE_MS = 100;

/** Maximum factor: a hanging test must end, even on the busiest machine. */
const MAX_FACTOR = 20;

/** A run stops after this many failed tests: the first ones show the problem. */
export const MAX_FAILURES = 10;

/** Milliseconds after which an expectation fails on any machine, so that it never blocks a worker for minutes. */
const MAX_EXPECTATION_MS = 60_000;

function measureWork(): number {
  const began = performance.now();
  pbkdf2Sync("disc", "ultimate", 150_000, 64, "sha512");
  return performance.now() - began;
}

/** Slowdown factor of the machine compared with idle, at least 1. */
function measureSlowness(): number {
  // The work measures speed and current load; the load average covers the last minute.
  const [load = 0] = loadavg();
  return Math.max(
    1,
    Math.min(MAX_FACTOR, Math.max(measureWork() / IDLE_MS, load / availableParallelism())),
  );
}

const slowness = measureSlowness();

/** The limit in milliseconds on this machine, for a limit on an idle one. */
export function timeLimit(milliseconds: number): number {
  return Math.round(milliseconds * slowness);
}

/** The limit of an expectation, at most a minute. */
export function expectLimit(milliseconds: number): number {
  return Math.min(timeLimit(milliseconds), MAX_EXPECTATION_MS);
}

/** Same as `timeLimit`, but measured again, in case the machine has become busy. */
export function timeLimitNow(milliseconds: number): number {
  return Math.round(milliseconds * measureSlowness());
}
