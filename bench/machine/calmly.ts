import { existsSync, readFileSync } from "node:fs";

/** Processor time since the machine started, in hundredths of a second over all processors. */
interface ProcessorTimes {
  /** Time in which programs ran or were ready to run. */
  readonly wanted: number;
  /** The part of it that the host of a virtual machine gave to others. */
  readonly stolen: number;
}

const STAT = "/proc/stat";

/** Reads the first line of Linux's /proc/stat. */
export function processorTimes(stat: string): ProcessorTimes {
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, softly = 0, stolen = 0] = stat
    .slice(0, stat.indexOf("\n"))
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return { wanted: user + nice + system + interrupts + softly + stolen, stolen };
}

/** The times of this machine; zero where there is no Linux. */
function processorTimesNow(): ProcessorTimes {
  if (!existsSync(STAT)) return { wanted: 0, stolen: 0 };
  return processorTimes(readFileSync(STAT, "utf8"));
}

/** The stolen share of the wanted time between two moments, 0 to 1. */
export function stolenShare(before: ProcessorTimes, after: ProcessorTimes): number {
  const wanted = after.wanted - before.wanted;
  return wanted === 0 ? 0 : (after.stolen - before.stolen) / wanted;
}

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
