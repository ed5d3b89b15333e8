import { expect, test } from "vitest";
import { accepts } from "./site-files.ts";

test.each(["br", "gzip, deflate, br, zstd", "gzip;q=0.5,BR ; q=0.1"])(
  "a browser with “Accept-Encoding: %s” gets Brotli",
  (field) => {
    expect(accepts(field, "br")).toBe(true);
  },
);

test.each(["", "gzip", "brotli", "br;q=0", "gzip, br; q=0.000"])(
  "a browser with “Accept-Encoding: %s” does not get Brotli",
  (field) => {
    expect(accepts(field, "br")).toBe(false);
  },
);
