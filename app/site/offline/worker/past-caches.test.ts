import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Device, host } from "#tests/support/device.ts";
import { fetchBypassingCaches, bypassesCaches } from "./past-caches.ts";

const script = "/assets/home-1a2b3c4.js";
const key = `${script}?__WB_REVISION__=1`;

// Workbox runs only in a worker.
vi.mock("workbox-precaching", () => ({
  getCacheKeyForURL: (path: string) =>
    path.startsWith("/assets/home-") ? `${path}?__WB_REVISION__=1` : undefined,
}));

let device = new Device();
let answer = new Response();

beforeEach(async () => {
  device = new Device();
  await device.cache(device.names.precache).put(key, new Response("damaged {"));
  await device.cache(device.names.seen).put("/players/o", new Response("a page"));
  vi.stubGlobal("fetch", ({ url }: Request) => {
    Object.defineProperty(answer, "url", { value: url });
    return answer.type === "error" ? Promise.reject(new TypeError()) : Promise.resolve(answer);
  });
});
afterEach(() => vi.unstubAllGlobals());

async function askFor(path: string) {
  const kept = await device.makeContext("c", []);
  return fetchBypassingCaches(kept, new Request(host + path, { cache: "reload" })).catch(
    () => undefined,
  );
}

const storedScript = async () =>
  (await device.cache(device.names.precache).match(key))?.clone().text();

test("the server’s copy replaces a damaged script, and nothing else", async () => {
  answer = new Response("whole", { headers: { "Content-Type": "text/javascript" } });
  await askFor(script);
  expect(await storedScript()).toBe("whole");
  expect(await device.paths("seen")).toEqual(["/players/o"]);
});

test.each([
  ["there is no connection", Response.error()],
  ["the server lacks it during a deployment", new Response("", { status: 404 })],
  ["the server fails", new Response("", { status: 500 })],
  ["a filter answers", new Response("Blocked", { headers: { "Content-Type": "text/html" } })],
])("a stored script stays while %s", async (_, other) => {
  answer = other;
  await askFor(script);
  expect(await storedScript()).toBe("damaged {");
  expect(await device.paths("seen")).toEqual(["/players/o"]);
});

test("a damaged drawing is replaced, too, and a file of no folder of the build is not stored", async () => {
  await device.cache(device.names.art).put("/art/crest.1.svg", new Response("<sv"));
  const svg = { headers: { "Content-Type": "image/svg+xml" } };
  answer = new Response("<svg/>", svg);
  await askFor("/art/crest.1.svg");
  const crest = await device.cache(device.names.art).match("/art/crest.1.svg");
  expect(await crest?.text()).toBe("<svg/>");
  answer = new Response("<svg/>", svg);
  await askFor("/favicon.svg");
  expect(await device.paths("assets")).toEqual([]);
});

test("a page’s data that are gone drop the page", async () => {
  answer = new Response("", { status: 410 });
  await askFor("/players/o.page.json");
  expect(await device.paths("seen")).toEqual([]);
});

function isAskedPastCaches(cache: RequestCache, mode: RequestMode = "cors"): boolean {
  const request = new Request(host, { cache });
  Object.defineProperty(request, "mode", { value: mode });
  return bypassesCaches({ sameOrigin: true, request });
}

test("only requests past all caches are; a reload of the page may be answered from storage", () => {
  expect(isAskedPastCaches("reload")).toBe(true);
  expect(isAskedPastCaches("no-cache")).toBe(true);
  expect(isAskedPastCaches("default")).toBe(false);
  expect(isAskedPastCaches("no-cache", "navigate")).toBe(false);
});
