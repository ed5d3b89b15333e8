import { expect, test } from "vitest";
import { plural } from "#app/lib/plural.ts";

test("one is singular, zero and many are plural", () => {
  expect([0, 1, 2].map((count) => plural(count, "win"))).toEqual(["0 wins", "1 win", "2 wins"]);
});

test("an irregular plural can be passed", () => {
  expect([1, 2].map((count) => plural(count, "loss", "losses"))).toEqual(["1 loss", "2 losses"]);
});
