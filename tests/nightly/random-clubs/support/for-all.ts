import * as fc from "fast-check";
import { timeLimit, timeLimitNow } from "#tests/support/time-limit.ts";

/** The same cases in each run; `PROPERTY_SEED=7 npm run test:nightly -- random` tries others. */
export const seed = Number(process.env["PROPERTY_SEED"] ?? 2015);

/** Time limit for one input, in ms. */
const INPUT_LIMIT_MS = 50;

/** Garbage collection or compilation does not happen on every try. */
const MAX_TRIES = 5;

/** CPU time in ms, which excludes other programs. */
function measureCpu(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Elapsed time of a case in ms; if that seems too high, the least CPU time of several tries. */
function measureCase(run: () => void, limit: number): number {
  const began = performance.now();
  run();
  let least = performance.now() - began;
  for (let tries = 0; tries < MAX_TRIES && least > limit; tries += 1) {
    least = Math.min(least, measureCpu(run));
  }
  return least;
}

/**
 * Asserts that a property holds for every case: it does not throw or take too much CPU time. A
 * failure names the smallest failing case and the seed that reproduces it.
 *
 * @param cases number of cases
 */
export function forAll<T>(what: fc.Arbitrary<T>, cases: number, holds: (input: T) => void): void {
  const limit = timeLimit(INPUT_LIMIT_MS);
  const property = fc.property(what, (input) => {
    const took = measureCase(() => {
      holds(input);
    }, limit);
    if (took > limit && took > timeLimitNow(INPUT_LIMIT_MS)) {
      throw new Error(`The case takes ${Math.round(took)} ms.`);
    }
  });
  fc.assert(property, { seed, numRuns: cases, includeErrorInReport: true });
}
