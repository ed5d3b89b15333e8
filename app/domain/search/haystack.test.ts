import { expect, test } from "vitest";
import { haystackOf } from "./haystack.ts";

test("a haystack has every folded word once", () => {
  expect(haystackOf(["Chicago Nemesis", "Chicago", "Dish"])).toBe("chicago nemesis dish");
});

test("missing texts leave nothing behind", () => {
  expect(haystackOf([undefined, "Heist", null, ""])).toBe("heist");
  expect(haystackOf([])).toBe("");
});
