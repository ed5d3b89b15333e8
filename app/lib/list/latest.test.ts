import { expect, test } from "vitest";
import { latest } from "#app/lib/list.ts";

test("the latest of the known days is found", () => {
  expect(latest(["2019-07-28", undefined, "2019-09-22", "2015-10-01"])).toBe("2019-09-22");
  expect(latest([undefined])).toBeUndefined();
});
