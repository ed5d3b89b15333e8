import { expect, test } from "vitest";
import { haystackOf } from "./haystack.ts";

test("a haystack has every folded word once", () => {
  expect(haystackOf(["Chicago Nereid", "Chicago", "Dash"])).toBe("chicago nereid dash");
});

test("missing texts leave nothing behind", () => {
  expect(haystackOf([undefined, "Hoist", null, ""])).toBe("hoist");
  expect(haystackOf([])).toBe("");
});
