import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { createServer, request as rawRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { placeHeaders } from "#app/outputs/hosting/places.ts";
import { securityHeaders } from "#app/outputs/hosting/response-headers.ts";
import { siteServer } from "./site-server.ts";

let out = "";
let server = createServer();

/** The files of a site, each with its name as its text. */
const FILES = [
  "index.html",
  "404.html",
  "results.html",
  "results.html.br",
  "results.html.gz",
  "results/index.html",
  "robots.txt",
  "calendar.ics",
  "_headers",
  "assets/home-1f3a.js",
];

async function serve(base: string) {
  server = (await siteServer(out, base)).listen(0, "127.0.0.1");
  await once(server, "listening");
}

function stop() {
  server.closeAllConnections();
  server.close();
}

beforeEach(async () => {
  out = await mkdtemp(join(tmpdir(), "site-gone-"));
  for (const folder of ["assets", "results"]) await mkdir(join(out, folder));
  for (const file of FILES) await writeFile(join(out, file), file);
  await serve("/");
});
afterEach(async () => {
  stop();
  await rm(out, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Partial<Record<string, string | string[]>>>;
  readonly body: string;
}

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

/** Sends a request with any target and headers, which fetch would not. */
function send(path: string, headers: Readonly<Record<string, string>> = {}, method = "GET") {
  const bound = server.address();
  const port = typeof bound === "object" ? bound?.port : undefined;
  return new Promise<Answer>((resolve, reject) => {
    rawRequest({ host: "127.0.0.1", port, path, method, headers }, (response) => {
      const { statusCode: status = 0, headers: fields } = response;
      text(response).then((body) => {
        resolve({ status, headers: fields, body });
      }, reject);
    })
      .on("error", reject)
      .end();
  });
}

test("a HEAD request gets the length of the file", async () => {
  const { status, headers } = await send("/robots.txt", {}, "HEAD");
  expect([status, headers["content-length"]]).toEqual([200, "10"]);
});

test.each([
  ["/", 200, "index.html"],
  ["/results", 200, "results.html"],
  ["/assets/home-1f3a.js", 200, "assets/home-1f3a.js"],
  ["/404", 404, "404.html"],
  ["/404.html", 404, "404.html"],
  ["/results/index.html", 404, "404.html"],
  ["/results.html.br", 404, "404.html"],
  ["/%5fheaders", 404, "404.html"],
  ["/../package.json", 404, "404.html"],
  ["/results%00", 404, "404.html"],
  ["/%", 404, "404.html"],
  ["http://evil.example/results/", 404, "404.html"],
])("%s is answered with %i %s", async (path, status, body) => {
  expect(await send(path)).toMatchObject({ status, body });
});

test.each([
  ["gzip, deflate, br", "br", "results.html.br"],
  ["gzip", "gzip", "results.html.gz"],
  ["identity", undefined, "results.html"],
])("a client that accepts %s gets the coding %s", async (accepted, coding, body) => {
  const answer = await send("/results", { "Accept-Encoding": accepted });
  expect([answer.headers["content-encoding"], answer.body]).toEqual([coding, body]);
  expect(answer.headers["vary"]).toBe("Accept-Encoding");
});

test("a browser that has the file, by its tag or date, gets status 304", async () => {
  const { headers } = await send("/robots.txt");
  const known = [
    { "If-None-Match": String(headers["etag"]) },
    { "If-Modified-Since": String(headers["last-modified"]) },
  ];
  for (const condition of known) {
    expect(await send("/robots.txt", condition)).toMatchObject({ status: 304, body: "" });
  }
});

test.each(["POST", "DELETE", "OPTIONS"])("the method %s is refused", async (method) => {
  const { status, headers } = await send("/results", {}, method);
  expect([status, headers["allow"]]).toEqual([405, "GET, HEAD"]);
});

test.each([
  [
    "/results",
    { ...securityHeaders, ...placeHeaders("/results.html") },
    "text/html; charset=utf-8",
  ],
  ["/results/", { ...securityHeaders, ...placeHeaders("/results.html") }, undefined],
  ["/none", { ...securityHeaders, ...placeHeaders("/404.html") }, "text/html; charset=utf-8"],
  ["/calendar.ics", placeHeaders("/calendar.ics"), "text/calendar; charset=utf-8"],
])("%s has the headers of its place, and its type", async (path, wanted, type) => {
  const { headers } = await send(path);
  const lowered = Object.entries(wanted).map(([name, value]) => [name.toLowerCase(), value]);
  expect(headers).toMatchObject(Object.fromEntries(lowered));
  expect(headers["content-type"]).toBe(type);
});

test("a site in a folder of another site is served and redirected there, and nowhere else", async () => {
  stop();
  await serve("/club/");
  expect(await send("/club/results")).toMatchObject({ status: 200, body: "results.html" });
  expect((await send("/club/results/?q=a")).headers["location"]).toBe("/club/results?q=a");
  for (const path of ["/", "/results", "/blub/results"]) {
    expect((await send(path)).status, path).toBe(404);
  }
});

test("a new build is served without a restart", async () => {
  expect(await ask("/robots.txt")).toEqual([200, "robots.txt"]);
  const next = `${out}-next`;
  await mkdir(join(next, "assets"), { recursive: true });
  await writeFile(join(next, "404.html"), "new 404");
  await writeFile(join(next, "index.html"), "new home");
  await writeFile(join(next, "assets/home-2b.js"), "new");
  await rename(out, `${out}-former`);
  await rename(next, out);
  expect(await ask("/")).toEqual([200, "new home"]);
  expect(await ask("/assets/home-2b.js")).toEqual([200, "new"]);
  expect(await ask("/robots.txt")).toEqual([404, "new 404"]);
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
