import { expect, test } from "vitest";
import { latestDate } from "#app/lib/list.ts";

test("the latest of the known days is found", () => {
  expect(latestDate(["2019-07-28", undefined, "2019-09-22", "2015-10-01"])).toBe("2019-09-22");
  expect(latestDate([undefined])).toBeUndefined();
});
