/** Time limits that follow the machine: what is late on a slow or busy one is not wrong. */
import { pbkdf2Sync } from "node:crypto";
import { availableParallelism, loadavg } from "node:os";

/** Milliseconds that the work below takes on an idle core of the machine that the limits were set on. */
const IDLE = 100;

/** Largest factor: a test that hangs must end, even on the busiest machine. */
const MOST = 20;

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

/** The limit that this machine gets in place of one for an idle machine, in milliseconds. */
export function timeLimit(milliseconds: number): number {
  return Math.round(milliseconds * slowness);
}

/** The same for a machine that may have become busy since the tests began. */
export function timeLimitNow(milliseconds: number): number {
  return Math.round(milliseconds * slownessNow());
}
