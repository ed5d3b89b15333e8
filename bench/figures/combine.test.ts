import { expect, test } from "vitest";
import { combine, type Run } from "./combine.ts";
import { good } from "./sample.ts";

const run: Run = good.figures;

test("of several runs the median of each figure counts, whichever run it comes from", () => {
  const runs: Run[] = [
    { ...run, performance: 99, blocking: 300 },
    { ...run, performance: 100, blocking: 20 },
    { ...run, performance: 86, blocking: 40, transfer: { ...run.transfer, html: 1 } },
  ];
  const { performance, blocking, transfer } = combine(runs);
  expect({ performance, blocking, transfer }).toEqual({
    performance: 99,
    blocking: 40,
    transfer: run.transfer,
  });
});
