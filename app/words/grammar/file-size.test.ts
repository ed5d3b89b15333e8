import { expect, test } from "vitest";
import { fileSize } from "./file-size.ts";

test("a size has the unit that keeps it short", () => {
  expect([0, 812, 1000, 183_400, 2_449_000].map(fileSize)).toEqual([
    "0 bytes",
    "812 bytes",
    "1 KB",
    "183 KB",
    "2.4 MB",
  ]);
});
