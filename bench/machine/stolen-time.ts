import { existsSync, readFileSync } from "node:fs";

/** Processor time since the machine started, in hundredths of a second over all processors. */
export interface ProcessorTimes {
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
export function processorTimesNow(): ProcessorTimes {
  if (!existsSync(STAT)) return { wanted: 0, stolen: 0 };
  return processorTimes(readFileSync(STAT, "utf8"));
}

/** The stolen share of the wanted time between two moments, 0 to 1. */
export function stolenShare(before: ProcessorTimes, after: ProcessorTimes): number {
  const wanted = after.wanted - before.wanted;
  return wanted === 0 ? 0 : (after.stolen - before.stolen) / wanted;
}
