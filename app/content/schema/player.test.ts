import { expect, test } from "vitest";
import { player } from "./player.ts";

const moore = { name: { first: "Becky", last: "Moore" }, position: "Cutter" };

test.each([0, 8, 99])("%d is a jersey number", (jersey) => {
  expect(player.parse({ ...moore, jersey }).jersey).toBe(jersey);
});

test.each([-1, 100, 8.5, "8", Number.NaN])("%j is no jersey number", (jersey) => {
  expect(player.safeParse({ ...moore, jersey }).success).toBe(false);
});

test("a coach needs no number, and nobody has a field that is not known", () => {
  expect(player.safeParse({ ...moore, position: "Coach" }).success).toBe(true);
  expect(player.safeParse({ ...moore, height: 180 }).success).toBe(false);
});
