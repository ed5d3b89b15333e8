import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Device } from "#tests/support/device.ts";
import { hasAllArt, removeOtherArt, storeArt } from "./art-store.ts";

let device = new Device();
let fetched: string[] = [];

const storeOf = (url: string) => ({ name: device.names.art, bundle: { url, integrity: "" } });

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

test("a new worker keeps its own drawings, removes all others, and fetches nothing twice", async () => {
  await storeArt(storeOf("/art/all.1.json"));
  const store = storeOf("/art/all.2.json");
  await storeArt(store);
  await removeOtherArt(store);
  expect((await device.paths("art")).toSorted()).toEqual([
    "/art/all.2.json",
    "/art/crest.svg",
    "/art/new.svg",
  ]);
  await storeArt(store);
  expect(fetched).toEqual(["/art/all.1.json", "/art/all.2.json"]);
});

test("a drawing is answered as one, and a failing server leaves nothing behind", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("Busy", { status: 503 })));
  await expect(storeArt(storeOf("/art/all.2.json"))).rejects.toThrow("503");
  expect(await device.paths("art")).toEqual([]);
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(deployments["/art/all.2.json"])));
  await storeArt(storeOf("/art/all.2.json"));
  const crest = await device.cache(device.names.art).match("/art/crest.svg");
  expect(crest?.headers.get("Content-Type")).toBe("image/svg+xml");
});

test("a drawing that the browser has lost is fetched again", async () => {
  const store = storeOf("/art/all.2.json");
  await storeArt(store);
  expect(await hasAllArt(store)).toBe(true);
  await device.cache(device.names.art).delete("/art/crest.svg");
  expect(await hasAllArt(store)).toBe(false);
  await storeArt(store);
  expect(await hasAllArt(store)).toBe(true);
});
