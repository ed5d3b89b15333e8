import { expect, test } from "vitest";
import { table } from "./tables.ts";

test("the first column stands to the left, the others to the right, as wide as they must be", () => {
  expect(
    table(
      ["route", "bytes", "axe"],
      [
        ["/", "124.6 KiB", "0"],
        ["/badgequest", "9 KiB"],
      ],
    ),
  ).toEqual([
    "route            bytes  axe",
    "/            124.6 KiB    0",
    "/badgequest      9 KiB",
  ]);
});
