import { expect, test } from "vitest";
import { byteRange } from "./send-file.ts";

test("a range names its first and its last byte, or how many from the end", () => {
  expect(byteRange("bytes=0-0", 100)).toEqual({ start: 0, end: 0 });
  expect(byteRange("bytes=10-19", 100)).toEqual({ start: 10, end: 19 });
  expect(byteRange("bytes=90-", 100)).toEqual({ start: 90, end: 99 });
  expect(byteRange("Bytes=90-", 100)).toEqual({ start: 90, end: 99 });
  expect(byteRange("bytes=-5", 100)).toEqual({ start: 95, end: 99 });
});

test("a range ends where the file ends", () => {
  expect(byteRange("bytes=0-18446744073709551616", 100)).toEqual({ start: 0, end: 99 });
  expect(byteRange("bytes=-500", 100)).toEqual({ start: 0, end: 99 });
});

test("a range without a byte in the file cannot be met", () => {
  for (const field of ["bytes=100-", "bytes=-0", "bytes=18446744073709551616-"]) {
    expect(byteRange(field, 100), field).toBe("unsatisfiable");
  }
  expect(byteRange("bytes=0-", 0)).toBe("unsatisfiable");
});

test("a request that names no single valid range gets the whole file", () => {
  for (const field of ["bytes=5-3", "bytes=-", "bytes=a-b", "bytes=0-1,4-5", "lines=1-2", ""]) {
    expect(byteRange(field, 100), field).toBeUndefined();
  }
});
