import { expect, test } from "vitest";
import { duration, kibibytes } from "./words.ts";

test("times below a second are milliseconds, longer ones seconds", () => {
  expect(duration(844.6)).toBe("845 ms");
  expect(duration(999.6)).toBe("1.00 s");
  expect(duration(17_204)).toBe("17.20 s");
});

test("sizes have a decimal while they are small, and commas when they are large", () => {
  expect(kibibytes(127_590)).toBe("124.6 KiB");
  expect(kibibytes(701 * 1024)).toBe("701 KiB");
  expect(kibibytes(13_159 * 1024)).toBe("13,159 KiB");
});
