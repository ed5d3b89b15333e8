/** An event of the browser's trace. Times are microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** From its start to its end. */
  readonly dur?: number | undefined;
  /** Processor time within it. */
  readonly tdur?: number | undefined;
}

/** A task blocks for the time beyond this, ms. */
const SHORT = 50;

/**
 * Total Blocking Time by processor time instead of wall time, in ms: without the time for which a
 * task waited for a processor. Tasks that end after the first paint count, each with its time
 * beyond 50 ms.
 *
 * @param slower how many times slower than the machine the processor is to be
 */
export function ownBlocking(events: readonly TraceEvent[], slower: number): number {
  const paint = events.findLast(({ name }) => name === "firstContentfulPaint");
  if (paint === undefined) throw new Error("The trace has no first paint.");
  const blocked = events
    .filter(
      ({ name, pid, tid }) => name.endsWith("RunTask") && pid === paint.pid && tid === paint.tid,
    )
    .filter(({ ts, dur = 0 }) => ts + dur > paint.ts)
    .map(({ tdur = 0 }) => Math.max(0, (tdur / 1000) * slower - SHORT));
  return blocked.reduce((sum, time) => sum + time, 0);
}
