import type { Server } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { siteServer } from "#scripts/serve/site-server.ts";
import { ask } from "./support/ask.ts";
import { freePort } from "./support/server.ts";
import { site } from "./support/site.ts";

let server: Server | undefined;
let address = "";

const status = async (path: string) => (await ask(address + path)).status;

beforeAll(async () => {
  const port = await freePort();
  server = (await siteServer(site, "/club/")).listen(port);
  address = `http://127.0.0.1:${port}`;
});
afterAll(() => server?.close());

test("a site in a subfolder is served there, and nowhere else", async () => {
  expect(await status("/club/")).toBe(200);
  expect(await status("/club/about")).toBe(200);
  expect(await status("/club/no-such-page")).toBe(404);
  expect(await status("/about")).toBe(404);
  expect(await status("/")).toBe(404);
});

test("redirects stay in the subfolder", async () => {
  const { status, headers } = await ask(`${address}/club/results/?q=a`);
  expect([status, headers["location"]]).toEqual([308, "/club/results?q=a"]);
});
