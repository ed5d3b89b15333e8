import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { otherNames } from "#app/outputs/hosting/moved.ts";
import { REVALIDATE } from "#app/outputs/hosting/places.ts";
import { ask } from "./support/ask.ts";
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
  "/..%2f..%2fpackage.json",
  "/../package.json",
  "/assets/../../package.json",
];

/** A path with its first letter encoded. */
function encodeFirst(path: string): string {
  return `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`;
}

let running: Running | undefined;
const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  ask(`${running?.address}${path}`, headers, method);

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
    expect([400, 403, 404], path).toContain(answer.status);
    expect(answer.body.toString(), path).not.toContain("devDependencies");
  }
  expect((await get("/")).status).toBe(200);
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
