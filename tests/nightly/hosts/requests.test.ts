/** Tests requests with a method, an encoding or a condition. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "./support/ask.ts";
import { listDifferences } from "./support/fields.ts";
import type { Running } from "./support/server.ts";
import { siteHeaders, startSite } from "./support/start-site.ts";

let running: Running | undefined;
const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  ask(`${running?.address}${path}`, headers, method);

beforeAll(async () => {
  running = await startSite("/");
});
afterAll(() => running?.stop());

test("answers HEAD like GET, without a body", async () => {
  for (const path of ["/results", "/no-such-page"]) {
    const [head, whole] = [await get(path, {}, "HEAD"), await get(path)];
    expect(head.status).toBe(whole.status);
    expect(head.body.length).toBe(0);
    expect(listDifferences(head, siteHeaders)).toEqual([]);
  }
});

test("answers 304 without a body if the browser has the file", async () => {
  for (const path of ["/results", "/favicon.svg"]) {
    const first = await get(path);
    const byTag = await get(path, { "If-None-Match": first.headers["etag"] ?? "" });
    const byDate = await get(path, { "If-Modified-Since": first.headers["last-modified"] ?? "" });
    expect([byTag.status, byDate.status]).toEqual([304, 304]);
    expect(byTag.body.length + byDate.body.length).toBe(0);
  }
});

test("rejects methods other than GET and HEAD, and lists these two", async () => {
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "TRACE"]) {
    for (const path of ["/results", "/results/", "/favicon.svg", "/no-such-page"]) {
      const answer = await get(path, {}, method);
      expect(answer.status, `${method} ${path}`).toBe(405);
      expect(answer.headers["allow"], `${method} ${path}`).toBe("GET, HEAD");
      expect(listDifferences(answer, siteHeaders), path).toEqual([]);
    }
  }
  expect((await get("/results")).headers["allow"]).toBeUndefined();
});

test("sends only encodings that the client accepts", async () => {
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
