/** An event of the browser's trace. Times are microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** From its start to its end. */
  readonly dur?: number | undefined;
  /** For how long of it a processor worked at it. */
  readonly tdur?: number | undefined;
}

/** What a task may take before it blocks, ms. */
const SHORT = 50;

/**
 * Blocking time by the processor time of the page's own thread, in ms: Total Blocking Time without
 * the time for which a task waited for a processor. Tasks that end after the first paint count,
 * each with what it takes beyond 50 ms; so it is at most this.
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
