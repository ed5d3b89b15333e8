import type { LighthouseFigures, Transfer } from "./figures.ts";
import { median } from "./median.ts";

/** Result of one Lighthouse run, with bytes. */
export interface Run extends LighthouseFigures {
  readonly transfer: Transfer;
}

/** Combines several runs: the median of each figure. */
export function combine(runs: readonly Run[]): Run {
  const middle = (figure: (run: Run) => number): number => median(runs.map(figure));
  return {
    performance: middle((run) => run.performance),
    accessibility: middle((run) => run.accessibility),
    bestPractices: middle((run) => run.bestPractices),
    seo: middle((run) => run.seo),
    firstPaint: middle((run) => run.firstPaint),
    largestPaint: middle((run) => run.largestPaint),
    blocking: middle((run) => run.blocking),
    ownBlocking: middle((run) => run.ownBlocking),
    shift: middle((run) => run.shift),
    requests: middle((run) => run.requests),
    failed: middle((run) => run.failed),
    machine: middle((run) => run.machine),
    transfer: {
      html: middle(({ transfer }) => transfer.html),
      script: middle(({ transfer }) => transfer.script),
      style: middle(({ transfer }) => transfer.style),
      font: middle(({ transfer }) => transfer.font),
      art: middle(({ transfer }) => transfer.art),
      photo: middle(({ transfer }) => transfer.photo),
      other: middle(({ transfer }) => transfer.other),
    },
  };
}
