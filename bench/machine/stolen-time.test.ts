import { expect, it } from "vitest";
import { processorTimes, stolenShare } from "./calmly.ts";

const stat = "cpu  700 20 100 5000 90 3 7 170 0 0\ncpu0 350 10 50 2500 45 1 3 85 0 0\n";

it("reads what all processors were wanted for and what was stolen", () => {
  expect(processorTimes(stat)).toEqual({ wanted: 1000, stolen: 170 });
});

it("tells the stolen part of the time between two moments", () => {
  const before = { wanted: 1000, stolen: 170 };
  expect(stolenShare(before, { wanted: 1200, stolen: 220 })).toBe(0.25);
  expect(stolenShare(before, before)).toBe(0);
});
