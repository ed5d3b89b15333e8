import { expect, test } from "vitest";
import { showValue } from "#app/content/field-path.ts";

test("numbers are plain, texts are quoted on one line, up to 60 characters, and the rest is described", () => {
  expect(showValue(100)).toBe("100");
  expect(showValue(true)).toBe("true");
  expect(showValue("a\n  b")).toBe('"a b"');
  expect(showValue("x".repeat(70))).toBe(`"${"x".repeat(60)}…"`);
  expect(showValue([1])).toBe("a list");
  expect(showValue({ a: 1 })).toBe("a group of fields");
});
