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
])("a stored script stays while %s", async (_, response) => {
  answer = response;
  await askFor(script);
  expect(await storedScript()).toBe("damaged {");
  expect(await device.paths("seen")).toEqual(["/players/o"]);
});

const svg = { headers: { "Content-Type": "image/svg+xml" } };

test("the server’s copy replaces a damaged drawing", async () => {
  await device.cache(device.names.art).put("/art/crest.1.svg", new Response("<sv"));
  answer = new Response("<svg/>", svg);
  await askFor("/art/crest.1.svg");
  const crest = await device.cache(device.names.art).match("/art/crest.1.svg");
  expect(await crest?.text()).toBe("<svg/>");
});

test("a file outside the folders of the build is not stored", async () => {
  answer = new Response("<svg/>", svg);
  await askFor("/favicon.svg");
  for (const cache of ["assets", "art", "media", "seen", "precache"] as const) {
    expect(await device.paths(cache), cache).not.toContain("/favicon.svg");
  }
});

test("a page is dropped once its data are gone from the server", async () => {
  answer = new Response("", { status: 410 });
  await askFor("/players/o.page.json");
  expect(await device.paths("seen")).toEqual([]);
});

test.each<{ what: string; cache: RequestCache; mode: RequestMode; isPast: boolean }>([
  { what: "a script requested anew", cache: "reload", mode: "cors", isPast: true },
  { what: "data to be checked", cache: "no-cache", mode: "cors", isPast: true },
  { what: "an ordinary file", cache: "default", mode: "cors", isPast: false },
  { what: "a page that the visitor reloads", cache: "no-cache", mode: "navigate", isPast: false },
])("$what goes past the worker’s caches: $isPast", ({ cache, mode, isPast }) => {
  const request = new Request(host, { cache });
  Object.defineProperty(request, "mode", { value: mode });
  expect(bypassesCaches({ sameOrigin: true, request })).toBe(isPast);
});
