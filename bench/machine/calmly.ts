import { type ProcessorTimes, processorTimesNow, stolenShare } from "./stolen-time.ts";

/** A measurement, and the share of processor time that the host took away meanwhile, 0 to 1. */
export interface Calm<T> {
  readonly value: T;
  readonly stolen: number;
}

/** With more than this stolen, tasks of the page wait for tens of milliseconds. */
const CALM = 0.1;

/** How often a measurement is tried at most. */
const TRIES = 3;

/**
 * Repeats a measurement while the host of a virtual machine gives its processors to others, and
 * returns the try with the least stolen time.
 */
export async function calmly<T>(
  measure: () => Promise<T>,
  times: () => ProcessorTimes = processorTimesNow,
): Promise<Calm<T>> {
  const once = async (): Promise<Calm<T>> => {
    const before = times();
    const value = await measure();
    return { value, stolen: stolenShare(before, times()) };
  };
  let calmest = await once();
  for (let made = 1; made < TRIES && calmest.stolen > CALM; made += 1) {
    const next = await once();
    if (next.stolen < calmest.stolen) calmest = next;
  }
  return calmest;
}

/** Several measurements, each repeated as in `calmly`. */
export async function calmlyTimes<T>(times: number, measure: () => Promise<T>): Promise<Calm<T>[]> {
  const made: Calm<T>[] = [];
  while (made.length < times) made.push(await calmly(measure));
  return made;
}
