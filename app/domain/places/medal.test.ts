import { expect, test } from "vitest";
import { findMedal } from "./medal.ts";

test("the first three places have medals, no other place has", () => {
  expect([1, 2, 3].map(findMedal)).toEqual(["gold", "silver", "bronze"]);
  expect([0, 4, 11, 13].map(findMedal)).toEqual([undefined, undefined, undefined, undefined]);
});
