import { expect, test } from "vitest";
import { accepts } from "./site-files.ts";

test("a coding is taken when it is named, whatever stands beside it", () => {
  for (const field of ["br", "gzip, deflate, br, zstd", "gzip;q=0.5,BR ; q=0.1"]) {
    expect(accepts(field, "br"), field).toBe(true);
  }
});

test("a coding is not taken when it is refused, or only resembles a name", () => {
  for (const field of ["", "gzip", "brotli", "br;q=0", "gzip, br; q=0.000"]) {
    expect(accepts(field, "br"), field).toBe(false);
  }
});
