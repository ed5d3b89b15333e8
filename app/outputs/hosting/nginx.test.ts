import { expect, test } from "vitest";
import { nginxServer } from "./nginx.ts";

const [, seconds = ""] =
  /^open_file_cache_valid (\d+)s;$/m.exec(nginxServer({ scripts: [], styles: [] })) ?? [];

test("nginx serves a published change within seconds", () => {
  expect(Number(seconds)).toBeGreaterThan(0);
  expect(Number(seconds)).toBeLessThanOrEqual(5);
});
