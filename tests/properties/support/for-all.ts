import * as fc from "fast-check";
import { timeLimit, timeLimitNow } from "#tests/support/time-limit.ts";

/** The same cases on each run; `PROPERTY_SEED=7 npx vitest run tests/properties` tries others. */
export const seed = Number(process.env["PROPERTY_SEED"] ?? 2015);

/** Milliseconds that the answer to an input may take. */
const LONGEST = 50;

/** Milliseconds that a whole page, or the data of all pages of a small club, may take. */
export const WRITING = 250;

/** A pause for the collection of garbage, or a compilation, does not come at every try. */
const TRIES = 5;

/** Milliseconds of the processor's time, in which other programs take no part. */
function spent(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Milliseconds that a case needs; looked at more closely only where it seems to need too many. */
function needed(run: () => void, longest: number): number {
  const began = performance.now();
  run();
  let least = performance.now() - began;
  for (let tries = 0; tries < TRIES && least > longest; tries += 1) {
    least = Math.min(least, spent(run));
  }
  return least;
}

/**
 * Asserts that a case holds, whatever comes: that it throws nothing and takes no longer than it
 * may, in time of the processor. A failure names the smallest case that fails, and the seed that
 * finds it again.
 *
 * @param cases how many are tried
 * @param longest milliseconds that a case may take on an idle machine
 */
export function forAll<T>(
  what: fc.Arbitrary<T>,
  cases: number,
  holds: (one: T) => void,
  longest = LONGEST,
): void {
  const limit = timeLimit(longest);
  const property = fc.property(what, (one) => {
    const took = needed(() => {
      holds(one);
    }, limit);
    if (took > limit && took > timeLimitNow(longest)) {
      throw new Error(`The case takes ${Math.round(took)} ms.`);
    }
  });
  fc.assert(property, { seed, numRuns: cases, includeErrorInReport: true });
}
