import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "./support/ask.ts";
import type { Running } from "./support/server.ts";
import { startSite } from "./support/start-site.ts";

let running: Running | undefined;

const get = (path: string) => ask(`${running?.address}${path}`);
const fetchStatus = async (path: string) => (await get(path)).status;

beforeAll(async () => {
  running = await startSite("/club/");
});
afterAll(() => running?.stop());

test("a site in a subfolder is served there, and nowhere else", async () => {
  expect(await fetchStatus("/club/")).toBe(200);
  expect(await fetchStatus("/club/about")).toBe(200);
  expect(await fetchStatus("/club/no-such-page")).toBe(404);
  expect(await fetchStatus("/about")).toBe(404);
  expect(await fetchStatus("/")).toBe(404);
});

test("another form of an address in a subfolder redirects within it, with its query", async () => {
  const { status, headers } = await get("/club/results/?q=a");
  expect([status, headers["location"]]).toEqual([308, "/club/results?q=a"]);
});
