import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Device, host } from "#tests/support/device.ts";
import { storeArt } from "./art-store.ts";
import { fillAgain } from "./fill-again.ts";
import type { WorkerScope } from "./scope.ts";

// Workbox runs only in a worker. Its keys are addresses with the file's revision.
vi.mock("workbox-precaching", () => ({
  getCacheKeyForURL: (path: string) => `https://www.cotesauvage.example${path}?revision=r1`,
}));

let device = new Device();
let fetched: string[] = [];
let isWaiting = false;

const entries = ["/about", "/news"].map((url) => ({ url, revision: "r1" }));
const makeStore = () => ({
  name: device.names.art,
  bundle: { url: "/art/all.1.json", integrity: "" },
});

/** A worker that finds a newer deployment, or none, when it looks for one. */
function openScope(): WorkerScope {
  const worker = { state: "installed" } as const;
  return {
    registration: {
      scope: `${host}/`,
      active: null,
      installing: null,
      get waiting() {
        return isWaiting ? Object.assign(Object.create(null), worker) : null;
      },
      unregister: vi.fn(),
      update: vi.fn(),
    },
    clients: { claim: () => Promise.resolve(), matchAll: () => Promise.resolve([]) },
    skipWaiting: () => Promise.resolve(),
    addEventListener: vi.fn(),
  };
}

const fill = () => fillAgain(openScope(), entries, makeStore());
const storedPages = async () => (await device.paths("precache")).toSorted();

beforeEach(async () => {
  device = new Device();
  isWaiting = false;
  vi.stubGlobal("fetch", (url: string) => {
    fetched.push(url);
    const isArt = url.startsWith("/art/");
    return Promise.resolve(isArt ? Response.json({ "/art/crest.svg": "<svg/>" }) : new Response());
  });
  for (const { url } of entries) {
    await device.cache(device.names.precache).put(`${url}?revision=r1`, new Response());
  }
  await storeArt(makeStore());
  fetched = [];
});

afterEach(() => vi.unstubAllGlobals());

test("while everything is stored, nothing is fetched", async () => {
  await fill();
  expect(fetched).toEqual([]);
});

test("a page that the browser has lost is fetched again, once", async () => {
  await device.cache(device.names.precache).delete("/news?revision=r1");
  await fill();
  expect(await storedPages()).toEqual(["/about", "/news"]);
  await fill();
  expect(fetched).toEqual(["/news"]);
});

test("drawings that the browser has lost are fetched again", async () => {
  await device.cache(device.names.art).delete("/art/crest.svg");
  await fill();
  expect(fetched).toEqual(["/art/all.1.json"]);
  expect(await device.paths("art")).toContain("/art/crest.svg");
});

test("a newer deployment brings its own files, so none of the old one are fetched", async () => {
  await device.cache(device.names.precache).delete("/news?revision=r1");
  isWaiting = true;
  await fill();
  expect(fetched).toEqual([]);
  expect(await storedPages()).toEqual(["/about"]);
});
