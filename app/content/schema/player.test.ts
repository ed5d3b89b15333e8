import { expect, test } from "vitest";
import { player } from "./roster.ts";

const alder = { name: { first: "Freya", last: "Alder" }, position: "Cutter" };

test.each([0, 8, 99])("%d is a jersey number", (jersey) => {
  expect(player.parse({ ...alder, jersey }).jersey).toBe(jersey);
});

test.each([-1, 100, 8.5, "8", Number.NaN])("%j is not a jersey number", (jersey) => {
  expect(player.safeParse({ ...alder, jersey }).success).toBe(false);
});

test("a coach needs no number", () => {
  expect(player.safeParse({ ...alder, position: "Coach" }).success).toBe(true);
});

test("a player has no unknown fields", () => {
  expect(player.safeParse({ ...alder, height: 180 }).success).toBe(false);
});
