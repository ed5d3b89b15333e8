import { existsSync, readFileSync } from "node:fs";

/** Since the machine started, in hundredths of a second over all its processors. */
export interface ProcessorTimes {
  /** For how long programs were at work or ready to be. */
  readonly wanted: number;
  /** For how much of it the host of a virtual machine gave the processors to others. */
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

/** Those of this machine; nothing is known to be stolen where there is no Linux. */
export function processorTimesNow(): ProcessorTimes {
  if (!existsSync(STAT)) return { wanted: 0, stolen: 0 };
  return processorTimes(readFileSync(STAT, "utf8"));
}

/** Which part of what was wanted between two moments was stolen, 0 to 1. */
export function stolenShare(before: ProcessorTimes, after: ProcessorTimes): number {
  const wanted = after.wanted - before.wanted;
  return wanted === 0 ? 0 : (after.stolen - before.stolen) / wanted;
}
