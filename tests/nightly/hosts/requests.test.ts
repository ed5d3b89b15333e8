/** Tests requests with a method, a range, an encoding or a condition. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask } from "./support/ask.ts";
import { listDifferences } from "./support/fields.ts";
import { hosts } from "./support/hosts.ts";
import type { Running } from "./support/server.ts";
import { site } from "./support/site.ts";

describe.each(hosts)("$host", ({ isInstalled, start, siteHeaders }) => {
  let running: Running | undefined;
  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    ask(`${running?.address}${path}`, headers, method);

  beforeAll(async () => {
    if (isInstalled) running = await start();
  });
  afterAll(() => running?.stop());

  test.runIf(isInstalled)("answers HEAD like GET, without a body", async () => {
    for (const path of ["/results", "/no-such-page"]) {
      const [head, whole] = [await get(path, {}, "HEAD"), await get(path)];
      expect(head.status).toBe(whole.status);
      expect(head.body.length).toBe(0);
      expect(listDifferences(head, siteHeaders)).toEqual([]);
    }
  });

  test.runIf(isInstalled)("answers 304 without a body if the browser has the file", async () => {
    for (const path of ["/results", "/favicon.svg"]) {
      const first = await get(path);
      const byTag = await get(path, { "If-None-Match": first.headers["etag"] ?? "" });
      const byDate = await get(path, { "If-Modified-Since": first.headers["last-modified"] ?? "" });
      expect([byTag.status, byDate.status]).toEqual([304, 304]);
      expect(byTag.body.length + byDate.body.length).toBe(0);
    }
  });

  test.runIf(isInstalled)(
    "serves the requested part of a file, and the whole file if that has changed",
    async () => {
      const whole = readFileSync(join(site, "robots.txt"));
      const { length } = whole;
      for (const [range, start, end] of [
        ["bytes=0-0", 0, 1],
        ["bytes=5-9", 5, 10],
        ["bytes=-5", length - 5, length],
        ["bytes=5-", 5, length],
      ] as const) {
        const answer = await get("/robots.txt", { Range: range });
        expect(answer.status, range).toBe(206);
        expect(answer.headers["content-range"]).toBe(`bytes ${start}-${end - 1}/${length}`);
        expect(answer.body.equals(whole.subarray(start, end)), range).toBe(true);
      }
      expect((await get("/robots.txt", { Range: `bytes=${length}-` })).status).toBe(416);
      // An invalid range may be ignored or rejected.
      expect([200, 416]).toContain((await get("/robots.txt", { Range: "bytes=5-1" })).status);
      // Longer than any file: some hosts send all of it, others nothing.
      const long = await get("/robots.txt", { Range: "bytes=0-18446744073709551616" });
      expect([206, 416]).toContain(long.status);
      const changed = await get("/robots.txt", { Range: "bytes=0-3", "If-Range": '"another"' });
      expect([changed.status, changed.body.length]).toEqual([200, length]);
    },
  );

  test.runIf(isInstalled)(
    "rejects methods other than GET and HEAD, and lists these two",
    async () => {
      for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "TRACE"]) {
        for (const path of ["/results", "/results/", "/favicon.svg", "/no-such-page"]) {
          const answer = await get(path, {}, method);
          expect(answer.status, `${method} ${path}`).toBe(405);
          expect(answer.headers["allow"], `${method} ${path}`).toBe("GET, HEAD");
          expect(listDifferences(answer, siteHeaders), path).toEqual([]);
        }
      }
      expect((await get("/results")).headers["allow"]).toBeUndefined();
    },
  );

  test.runIf(isInstalled)("sends only encodings that the client accepts", async () => {
    for (const path of ["/results", "/no-such-page"]) {
      for (const [accepted, expected] of [
        ["br", "br"],
        ["br;q=0", undefined],
        ["br;q=0, gzip", "gzip"],
      ] as const) {
        const { headers } = await get(path, { "Accept-Encoding": accepted });
        expect(headers["content-encoding"], `${path} ${accepted}`).toBe(expected);
      }
    }
  });
});
