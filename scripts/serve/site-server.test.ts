import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { siteServer } from "./site-server.ts";

let out = "";
let server = createServer();

beforeEach(async () => {
  out = await mkdtemp(join(tmpdir(), "site-gone-"));
  for (const file of ["index.html", "404.html", "robots.txt"])
    await writeFile(join(out, file), file);
  server = (await siteServer(out, "/")).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(out, { recursive: true });
});

async function request(path: string): Promise<Response> {
  const bound = server.address();
  const port = typeof bound === "object" ? bound?.port : undefined;
  return fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual" });
}

async function ask(path: string) {
  const response = await request(path);
  return [response.status, await response.text()];
}

test("a file that has gone is an unknown address, and the others stay", async () => {
  expect(await ask("/robots.txt")).toEqual([200, "robots.txt"]);
  await rm(join(out, "robots.txt"));
  expect(await ask("/robots.txt")).toEqual([404, "404.html"]);
  expect(await ask("/")).toEqual([200, "index.html"]);
});

test("the other form of a page's address is redirected, with its query as it was sent", async () => {
  const { status, headers } = await request("/players/lo/?x=a%20b");
  expect([status, headers.get("location")]).toEqual([308, "/players/lo?x=a%20b"]);
});

test.each(["/players/%E3%81%82/", "/players/a%0d%0aX:1/", "/players/a%3Fb/", "/results%2ehtml"])(
  "%s is the address of no page and is not redirected",
  async (path) => {
    const { status, headers } = await request(path);
    expect([status, headers.get("location")]).toEqual([404, null]);
  },
);
