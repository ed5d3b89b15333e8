import { expect, test } from "vitest";
import { capitalize } from "./capitalize.ts";

test("only the first letter changes", () => {
  expect(capitalize("captain in 2019 at ESC")).toBe("Captain in 2019 at ESC");
  expect(capitalize("6ixers")).toBe("6ixers");
  expect(capitalize("")).toBe("");
});
