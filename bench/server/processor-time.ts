import { readFileSync } from "node:fs";

/** Linux counts hundredths of a second. */
const TICK = 10_000;

/** Microseconds that a process has kept processors busy, by its line in /proc. */
export function processorTime(stat: string): number {
  // The name of the program, in brackets, may have spaces in it.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}

export function processorTimeOf(process: number): number {
  return processorTime(readFileSync(`/proc/${process}/stat`, "utf8"));
}
