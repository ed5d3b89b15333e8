import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { otherNames } from "#app/outputs/hosting/moved.ts";
import { REVALIDATE } from "#app/outputs/hosting/places.ts";
import { ask, askWith } from "./support/ask.ts";
import { listDifferences, expectedType, readType, expectedHeaders } from "./support/fields.ts";
import type { Running } from "./support/server.ts";
import { siteHeaders, startSite } from "./support/start-site.ts";
import { documents, files, site } from "./support/site.ts";

const read = (file: string) => readFileSync(join(site, file));
const namedPages = documents.map((file) => ({ path: `/${file.slice(0, -".html".length)}`, file }));
const pages = [{ path: "/", file: "index.html" }, ...namedPages];
/** Addresses without a file: missing ones, files for hosts and tools, and other spellings of files. */
const unknownPaths = [
  "/no-such-page",
  "/about/no-such-page",
  "/assets/no-such-script.js",
  "/art/",
  "/assets",
  "/share/no-such-card.png",
  "/data/no-such-file.json",
  "/art/no-such-drawing.1f3a.svg",
  "/media/no-such-photograph.1f3a.avif",
  "/_headers",
  "/_redirects",
  "/404",
  "/404.html",
  "/%5fheaders",
  "/%34%30%34",
  "/robots.txt/",
  "/index.html/",
  "/results%2ehtml",
  "/results.html.br",
  "/results.html.gz",
  "/index.html.br",
  "/%69ndex%2ehtml%2egz",
  `/${files.find((file) => file.endsWith(".js"))}.br`,
  "/.git/config",
];
/** Addresses that no browser asks for, some of them out of the folder of the site. */
const brokenPaths = [
  "/%",
  "/%00",
  "/results%00",
  "//",
  "/..%2f..%2fpackage.json",
  "/../package.json",
  "/assets/../../package.json",
];

/** A path with its first letter encoded. */
function encodeFirst(path: string): string {
  return `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`;
}

/** Input that must not reach a redirect: line breaks, other control characters, other host names. */
const hostile = [
  "%0d%0aSet-Cookie:pwn=1%0d%0aX-Injected:yes",
  "%0aX-Injected:yes",
  "%0dX-Injected:yes",
  "%0d%0a%0d%0ahello",
  "%E5%98%8A%E5%98%8DX-Injected:yes",
  "%00",
  "%01",
  "%09",
  "%1b%7f",
  "%20",
  "%22",
  "%5c",
  "%2f",
  "%2f%2fevil.example",
  "%252f%252fevil.example",
  "%250d%250aX-Injected:yes",
  "/evil.example",
  "\\evil.example",
  "%5cevil.example",
  "%5c%5cevil.example",
  "%2f%5cevil.example",
  "https:%2f%2fevil.example",
  "@evil.example",
  "a?x=/%0d%0aX-Injected:yes",
];
const hostilePaths = [
  "/",
  "//",
  "/\\",
  "/players/",
  "/players//",
  "/roster2019",
  "/results",
  "/results/",
  "/index",
  "/index.html",
  "/favicon.ico",
  "/assets/",
].flatMap((path) =>
  hostile.flatMap((input) => ["", "/", "//", ".html", "?q=1"].map((end) => path + input + end)),
);

let running: Running | undefined;
const get = (path: string, headers: Record<string, string> = {}) =>
  ask(`${running?.address}${path}`, headers);

beforeAll(async () => {
  running = await startSite("/");
});
afterAll(() => running?.stop());

test("serves every page at its address without .html", async () => {
  for (const { path, file } of pages) {
    const answer = await get(path);
    expect(answer.status, path).toBe(200);
    expect(readType(answer)).toBe("text/html;charset=utf-8");
    expect(answer.body.equals(read(file)), path).toBe(true);
    expect(listDifferences(answer, expectedHeaders(file, siteHeaders)), path).toEqual([]);
  }
});

test("serves every file with its type and cache lifetime, and lets other sites read feeds, calendars and data", async () => {
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const answer = await get(`/${file}`);
    expect(answer.status, file).toBe(200);
    expect(readType(answer), file).toBe(expectedType(file));
    expect(answer.body.equals(read(file)), file).toBe(true);
    expect(listDifferences(answer, expectedHeaders(file, siteHeaders)), file).toEqual([]);
    const isOpen = /^data\/|^(?:news|results)\.(?:atom|json)$|calendar\.ics$/.test(file);
    expect(answer.headers["access-control-allow-origin"], file).toBe(isOpen ? "*" : undefined);
  }
});

test("serves compressed copies to clients that accept them", async () => {
  const script = files.find((file) => file.endsWith(".js")) ?? "";
  const sheet = files.find((file) => file.startsWith("art/")) ?? "";
  const plain = [script, sheet, "favicon.svg"].map((file) => ({ path: `/${file}`, file }));
  for (const { path, file } of [...pages, ...plain]) {
    for (const [coding, ending] of [
      ["br", "br"],
      ["gzip", "gz"],
    ] as const) {
      const answer = await get(path, { "Accept-Encoding": coding });
      expect(answer.headers["content-encoding"], path).toBe(coding);
      expect(answer.headers["vary"], path).toContain("Accept-Encoding");
      expect(answer.body.equals(read(`${file}.${ending}`)), path).toBe(true);
      expect(readType(answer), path).toBe(expectedType(file));
    }
    const both = await get(path, { "Accept-Encoding": "gzip, deflate, br, zstd" });
    expect(both.headers["content-encoding"], path).toBe("br");
  }
});

test("redirects every other form of a page’s address to the page, with the query", async () => {
  const forms = namedPages.flatMap(({ path }) => {
    const endings = ["/", "//", ".html"].map((ending) => `${path}${ending}`);
    const whole = [`/${path}`, `//${path}/`, encodeFirst(path)];
    return [...endings, ...whole].map((form) => [form, path] as const);
  });
  for (const [from, to] of [...forms, ...Object.entries(otherNames)]) {
    for (const query of ["", "?season=cote-sauvage-2025&q=a%20b"]) {
      const answer = await get(`${from}${query}`);
      expect(answer.status, from).toBe(308);
      expect(answer.headers["location"]?.replace(`${running?.address}`, "")).toBe(`${to}${query}`);
      expect(listDifferences(answer, siteHeaders), from).toEqual([]);
      expect(answer.headers["cache-control"], from).not.toContain("immutable");
    }
  }
});

test("answers unknown addresses with the 404 page and status 404", async () => {
  for (const path of unknownPaths) {
    const answer = await get(path);
    expect(answer.status, path).toBe(404);
    expect(answer.body.equals(read("404.html")), path).toBe(true);
    expect(readType(answer), path).toBe("text/html;charset=utf-8");
    expect(listDifferences(answer, { ...siteHeaders, "Cache-Control": REVALIDATE }), path).toEqual(
      [],
    );
    expect(answer.headers["access-control-allow-origin"], path).toBeUndefined();
  }
});

test("answers broken addresses, never with a file outside the site, and goes on serving", async () => {
  for (const path of brokenPaths) {
    const answer = await get(path);
    expect(path === "//" ? [200, 404] : [400, 403, 404], path).toContain(answer.status);
    expect(answer.body.toString(), path).not.toContain("devDependencies");
  }
  expect((await get("/")).status).toBe(200);
});

test("redirects only to pages and files of the site, whatever the address contains", async () => {
  for (const path of hostilePaths) {
    const { status, headers } = await get(path);
    expect([200, 308, 400, 404], path).toContain(status);
    expect(headers["set-cookie"] ?? headers["x-injected"], path).toBeUndefined();
    if (status !== 308) continue;
    const location = headers["location"]?.replace(`${running?.address}`, "") ?? "";
    const [, to = "", query = ""] = /^([^?]*)(.*)$/.exec(location) ?? [];
    // The URL of a page or file, followed by the original query.
    expect(to, path).toMatch(/^\/(?!\/)[\w./-]*$/);
    expect(path.endsWith(query), path).toBe(true);
  }
});

test("copies no line break or control character of a request into a response header", async () => {
  const inputs = [
    "\rX-Injected: yes",
    "\nX-Injected: yes",
    "\x01",
    "\t",
    "\x0b",
    "\x7f",
    " ",
    "\\",
    "é",
  ];
  for (const input of [...inputs, "//evil.example", "/\\evil.example"]) {
    for (const before of [
      "/",
      "//",
      "/players/",
      "/players/lo",
      "/results",
      "/results/",
      "/index",
    ]) {
      for (const end of ["", "/", ".html", "/?q=1"]) {
        const path = `${before}${input}${end}`;
        const head = await askWith(
          running?.address ?? "",
          `GET ${path} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
        );
        expect(head, path).not.toMatch(/^(?:x-injected|set-cookie)/im);
        const [, location = "/"] = /^location: (.*)$/im.exec(head) ?? [];
        expect(location, path).toMatch(/^\/(?!\/)[\w./-]*(?:\?q=1)?$/);
      }
    }
  }
});

test("does not reveal the version of its server", async () => {
  const { headers } = await get("/");
  expect(`${headers["server"] ?? ""}${headers["x-powered-by"] ?? ""}`).not.toMatch(/\d/);
});
