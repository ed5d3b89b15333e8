import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Device } from "#tests/support/device.ts";
import { dropGonePage } from "./gone.ts";

// Workbox runs only in a worker. Its keys are addresses with the file's revision.
vi.mock("workbox-precaching", () => ({
  getCacheKeyForURL: (path: string) =>
    /^\/(?:about|index)?(?:\.page\.json)?$/.test(path) ? `${path}?revision=r1` : undefined,
}));

const home = ["/", "/index.page.json"];
const about = ["/about", "/about.page.json"];

let device = new Device();

beforeEach(async () => {
  device = new Device();
  for (const path of [...home, ...about]) {
    await device.cache(device.names.precache).put(`${path}?revision=r1`, new Response());
  }
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["/about", home],
  ["/about.page.json", home],
  ["/", about],
  ["/index.page.json", about],
])("once %s is gone, its page and its data are dropped, and no others", async (gone, left) => {
  await dropGonePage(await device.makeContext("c", []), gone);
  expect(await device.paths("precache")).toEqual(left);
});
