import { expect, test } from "vitest";
import { capitalize } from "#app/lib/plural.ts";

test("only the first letter changes", () => {
  expect(capitalize("captain in 2019 at ESC")).toBe("Captain in 2019 at ESC");
  expect(capitalize("7evens")).toBe("7evens");
  expect(capitalize("")).toBe("");
});
