import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Device } from "#tests/support/device.ts";
import { hasAllArt, removeOtherArt, storeArt } from "./art-store.ts";

let device = new Device();
let fetched: string[] = [];

const makeStore = (url: string) => ({ name: device.names.art, bundle: { url, integrity: "" } });

/** Drawings by the deployment that has them. */
const deployments: Readonly<Record<string, object>> = {
  "/art/all.1.json": { "/art/crest.svg": "<svg/>", "/art/old.svg": "<svg/>" },
  "/art/all.2.json": { "/art/crest.svg": "<svg/>", "/art/new.svg": "<svg/>" },
};

beforeEach(() => {
  device = new Device();
  fetched = [];
  vi.stubGlobal("fetch", (url: string) => {
    fetched.push(url);
    return Promise.resolve(Response.json(deployments[url]));
  });
});

afterEach(() => vi.unstubAllGlobals());

test("a new worker keeps its own drawings and removes all others", async () => {
  await storeArt(makeStore("/art/all.1.json"));
  const store = makeStore("/art/all.2.json");
  await storeArt(store);
  await removeOtherArt(store);
  expect((await device.paths("art")).toSorted()).toEqual([
    "/art/all.2.json",
    "/art/crest.svg",
    "/art/new.svg",
  ]);
});

test("drawings that are all stored are not fetched again", async () => {
  await storeArt(makeStore("/art/all.2.json"));
  await storeArt(makeStore("/art/all.2.json"));
  expect(fetched).toEqual(["/art/all.2.json"]);
});

test("a failing server leaves nothing in the store", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("Busy", { status: 503 })));
  await expect(storeArt(makeStore("/art/all.2.json"))).rejects.toThrow("503");
  expect(await device.paths("art")).toEqual([]);
});

test("a stored drawing has the content type of a drawing, though it came in JSON", async () => {
  await storeArt(makeStore("/art/all.2.json"));
  const crest = await device.cache(device.names.art).match("/art/crest.svg");
  expect(crest?.headers.get("Content-Type")).toBe("image/svg+xml");
});

test("a drawing that the browser has lost is fetched again", async () => {
  const store = makeStore("/art/all.2.json");
  await storeArt(store);
  expect(await hasAllArt(store)).toBe(true);
  await device.cache(device.names.art).delete("/art/crest.svg");
  expect(await hasAllArt(store)).toBe(false);
  await storeArt(store);
  expect(await hasAllArt(store)).toBe(true);
});
