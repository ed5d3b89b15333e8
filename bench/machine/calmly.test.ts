import { expect, it } from "vitest";
import { calmly } from "./calmly.ts";

/** A machine that takes these hundredths from the measurements, one after the other. */
function machine(...taken: readonly number[]) {
  let wanted = 0;
  let stolen = 0;
  let made = 0;
  return {
    times: () => ({ wanted, stolen }),
    measure: () => {
      wanted += 100;
      stolen += taken[made] ?? 0;
      made += 1;
      return Promise.resolve(made);
    },
  };
}

it("counts the first measurement that had the processors to itself", async () => {
  const { measure, times } = machine(30, 9, 0);
  expect(await calmly(measure, times)).toEqual({ value: 2, stolen: 0.09 });
});

it("counts the calmest where none had, after three", async () => {
  const { measure, times } = machine(30, 40, 20, 0);
  expect(await calmly(measure, times)).toEqual({ value: 3, stolen: 0.2 });
});
