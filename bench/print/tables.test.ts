import { expect, test } from "vitest";
import { good } from "#bench/figures/sample.ts";
import { figureTables, tableLines } from "./tables.ts";

test("the tables of a form show times and bytes", () => {
  const tables = figureTables([good, { ...good, route: "/fiftyplates" }], "mobile");
  expect(tables.flatMap(tableLines)).toEqual([
    "Scores and times on phones",
    "",
    "route         perf  a11y  best  SEO  first paint    seen  without scripts  delay  largest  blocking   own  shift   link    key  axe  stolen  machine",
    "/results       100   100   100  100       860 ms  640 ms           630 ms  1.6 %   1.26 s     12 ms  4 ms  0.000  32 ms  24 ms    0   1.2 %     1800",
    "/fiftyplates   100   100   100  100       860 ms  640 ms           630 ms  1.6 %   1.26 s     12 ms  4 ms  0.000  32 ms  24 ms    0   1.2 %     1800",
    "",
    "Bytes over the wire on phones",
    "",
    "route         cold load      html    script    style      font      art    other    photo  requests  failed",
    "/results      130.9 KiB  13.7 KiB  87.9 KiB  0.0 KiB  29.3 KiB  0.0 KiB  0.0 KiB  0.0 KiB         9       0",
    "/fiftyplates  130.9 KiB  13.7 KiB  87.9 KiB  0.0 KiB  29.3 KiB  0.0 KiB  0.0 KiB  0.0 KiB         9       0",
    "",
  ]);
});

test("a form that was not measured has no tables", () => {
  expect(figureTables([good], "desktop")).toEqual([]);
});
