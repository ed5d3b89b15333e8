import { expect, test } from "vitest";
import { medalOf } from "./medal.ts";

test("the first three places have medals, no other place has", () => {
  expect([1, 2, 3].map(medalOf)).toEqual(["gold", "silver", "bronze"]);
  expect([0, 4, 11, 13].map(medalOf)).toEqual([undefined, undefined, undefined, undefined]);
});
