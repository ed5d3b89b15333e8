import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { clubSite } from "#tests/support/club-site.ts";

/** Bytes of a file as a browser downloads it. */
function downloadSize(file: string): number {
  const compressed = `${file}.br`;
  return statSync(existsSync(compressed) ? compressed : file).size;
}

test("what the first visit stores for offline use is less than 700 KB to download", () => {
  const worker = readFileSync(join(clubSite.out, "service-worker.js"), "utf8");
  const urls = [...worker.matchAll(/url:[`"](\/[^`"]*)[`"]/g)].map(([, url = ""]) => url);
  expect(urls.some((url) => /^\/art\/all\.\w+\.json$/.test(url))).toBe(true);
  const files = [...new Set([...urls, "/service-worker.js"])].map((url) =>
    url === "/" ? "/index.html" : url.includes(".") ? url : `${url}.html`,
  );
  expect(files.length).toBeGreaterThan(30);
  const total = files.reduce((sum, file) => sum + downloadSize(join(clubSite.out, file)), 0);
  expect(total).toBeGreaterThan(200_000);
  expect(total).toBeLessThan(700_000);
});
