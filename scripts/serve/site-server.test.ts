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

test.each([
  ["/players/%E3%81%82/?x=1", "/players/%E3%81%82?x=1"],
  ["/players/a%0d%0aX:1/", "/players/a%0D%0AX%3A1"],
  ["/players/a%3Fb%23c/", "/players/a%3Fb%23c"],
])("%s is redirected to the address of the same name", async (path, address) => {
  const { status, headers } = await request(path);
  expect([status, headers.get("location")]).toEqual([308, address]);
});
