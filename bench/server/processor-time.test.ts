import { expect, test } from "vitest";
import { processorTime } from "./processor-time.ts";

test("time in the program and in the system counts, whatever the program is called", () => {
  const stat = "4711 (nginx: (a) b) S 1 4711 4711 0 -1 4194304 900 0 0 0 123 77 5 6 20 0 1 0 999";
  expect(processorTime(stat)).toBe(2_000_000);
});
