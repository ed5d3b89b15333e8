import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders, request as rawRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { inlinedHashes } from "#app/outputs/hosting/inlined-hashes.ts";
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

test("the address of a deleted file gets the 404 page, and the other files stay", async () => {
  expect(await ask("/robots.txt")).toEqual([200, "robots.txt"]);
  await rm(join(out, "robots.txt"));
  expect(await ask("/robots.txt")).toEqual([404, "404.html"]);
  expect(await ask("/")).toEqual([200, "index.html"]);
});

test("a page's address with a slash is redirected, with its query as it was sent", async () => {
  const { status, headers } = await request("/players/lo/?x=a%20b");
  expect([status, headers.get("location")]).toEqual([308, "/players/lo?x=a%20b"]);
});

test.each(["/players/%E3%81%82/", "/players/a%0d%0aX:1/", "/players/a%3Fb/"])(
  "%s is the address of no page and is not redirected",
  async (path) => {
    const { status, headers } = await request(path);
    expect([status, headers.get("location")]).toEqual([404, null]);
  },
);

/** Sends a request with any target, which fetch would not. */
function send(
  path: string,
  method = "GET",
): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
  const bound = server.address();
  const port = typeof bound === "object" ? bound?.port : undefined;
  return new Promise((resolve, reject) => {
    rawRequest({ host: "127.0.0.1", port, path, method }, (response) => {
      const { statusCode: status = 0, headers: fields } = response;
      text(response).then((body) => {
        resolve({ status, headers: fields, body });
      }, reject);
    })
      .on("error", reject)
      .end();
  });
}

test.each(["http://localhost/robots.txt", "https://gale.example:8080/robots.txt?q=1"])(
  "%s, a target with its host, is answered as its path",
  async (target) => {
    expect(await send(target)).toMatchObject({ status: 200, body: "robots.txt" });
  },
);

test.each([
  ["http://evil.example/players/lo/", "/players/lo"],
  ["http://evil.example", undefined],
  ["http://evil.example?/results/", undefined],
])("%s, a target with another host, is redirected to %s", async (target, location) => {
  expect((await send(target)).headers.location).toBe(location);
});

test("a HEAD request gets the length of the file", async () => {
  const { status, headers } = await send("/robots.txt", "HEAD");
  expect([status, headers["content-length"]]).toEqual([200, "10"]);
});

test("a new build is served without a restart", async () => {
  expect(await ask("/robots.txt")).toEqual([200, "robots.txt"]);
  const next = `${out}-next`;
  await mkdir(join(next, "assets"), { recursive: true });
  await writeFile(join(next, "404.html"), "new 404");
  await writeFile(join(next, "index.html"), "<script>new()</script>");
  await writeFile(join(next, "assets/home-2b.js"), "new");
  await rename(out, `${out}-former`);
  await rename(next, out);
  expect(await ask("/")).toEqual([200, "<script>new()</script>"]);
  expect(await ask("/assets/home-2b.js")).toEqual([200, "new"]);
  expect(await ask("/robots.txt")).toEqual([404, "new 404"]);
  const policy = (await request("/")).headers.get("content-security-policy");
  expect(policy).toContain(inlinedHashes("<script>new()</script>").scripts[0]);
  await rm(`${out}-former`, { recursive: true });
});

test("a folder without a site is named in one sentence", () => {
  const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", "scripts/serve.ts"], {
    env: { ...process.env, SITE_OUT: `${out}/missing`, PORT: "0" },
    encoding: "utf8",
  });
  expect(stderr).toMatch(
    /^There is no built site in [^\n]*missing\/\. Run npm run build first\.\n$/,
  );
  expect(status).toBe(1);
});
