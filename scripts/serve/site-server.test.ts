import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { siteServer } from "./site-server.ts";

test("a file that has gone is an unknown address, and the others stay", async () => {
  const out = await mkdtemp(join(tmpdir(), "site-gone-"));
  for (const file of ["index.html", "404.html", "robots.txt"])
    await writeFile(join(out, file), file);
  const server = (await siteServer(out, "/")).listen(0, "127.0.0.1");
  await once(server, "listening");
  const bound = server.address();
  const port = typeof bound === "object" ? bound?.port : undefined;
  const ask = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    return [response.status, await response.text()];
  };
  expect(await ask("/robots.txt")).toEqual([200, "robots.txt"]);
  await rm(join(out, "robots.txt"));
  expect(await ask("/robots.txt")).toEqual([404, "404.html"]);
  expect(await ask("/")).toEqual([200, "index.html"]);
  server.closeAllConnections();
  server.close();
  await rm(out, { recursive: true });
});
