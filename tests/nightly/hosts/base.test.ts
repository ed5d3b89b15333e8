import type { Server } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { siteServer } from "#scripts/serve/site-server.ts";
import { ask } from "./support/ask.ts";
import { freePort } from "./support/server.ts";
import { site } from "./support/site.ts";

let server: Server | undefined;
let address = "";

const fetchStatus = async (path: string) => (await ask(address + path)).status;

beforeAll(async () => {
  const port = await freePort();
  server = (await siteServer(site, "/club/")).listen(port);
  address = `http://127.0.0.1:${port}`;
});
afterAll(() => server?.close());

test("a site in a subfolder is served there, and nowhere else", async () => {
  expect(await fetchStatus("/club/")).toBe(200);
  expect(await fetchStatus("/club/about")).toBe(200);
  expect(await fetchStatus("/club/no-such-page")).toBe(404);
  expect(await fetchStatus("/about")).toBe(404);
  expect(await fetchStatus("/")).toBe(404);
});

test("another form of an address in a subfolder redirects within it, with its query", async () => {
  const { status, headers } = await ask(`${address}/club/results/?q=a`);
  expect([status, headers["location"]]).toEqual([308, "/club/results?q=a"]);
});
