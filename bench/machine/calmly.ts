import { type ProcessorTimes, processorTimesNow, stolenShare } from "./stolen-time.ts";

/** What was measured, and which part of the processors' time others had meanwhile, 0 to 1. */
export interface Calm<T> {
  readonly value: T;
  readonly stolen: number;
}

/** Where more is stolen, tasks of the page wait in the midst of their work, for tens of milliseconds. */
const CALM = 0.1;

/** How often a measurement is made, at most. */
const TRIES = 3;

/**
 * Measures, and again where the host of a virtual machine gave its processors to others. Where they
 * are never left alone, the measurement counts that had most of them.
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

/** Several measurements, each of them calmly. */
export async function calmlyTimes<T>(times: number, measure: () => Promise<T>): Promise<Calm<T>[]> {
  const made: Calm<T>[] = [];
  while (made.length < times) made.push(await calmly(measure));
  return made;
}
