import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Device } from "#tests/support/device.ts";
import { isMissing, type StoredPaths, watchStoredPaths } from "./use-stored-paths.ts";

const page = new EventTarget();
const browser = { onLine: true, serviceWorker: { controller: {} } };
let found: StoredPaths[] = [];
let stop = () => {};

function connect(isOnline: boolean): void {
  browser.onLine = isOnline;
  page.dispatchEvent(new Event(isOnline ? "online" : "offline"));
}

beforeEach(async () => {
  const device = new Device();
  vi.stubGlobal("navigator", browser);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  await device.cache(device.names.precache).put("/about?revision=r1", new Response());
  await device.cache(device.names.seen).put("/players/o", new Response());
  browser.onLine = true;
  found = [];
  stop = watchStoredPaths((paths) => found.push(paths));
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const reported = (count: number) => vi.waitFor(() => expect(found).toHaveLength(count));

test("pages that are not stored are named while the connection is gone, and no longer when it is back", async () => {
  await reported(1);
  expect(isMissing(found[0], "/players/nunez")).toBe(false);
  connect(false);
  await reported(2);
  const paths = ["/about", "/players/o?q=a#seasons", "/players/nunez"];
  expect(paths.map((path) => isMissing(found[1], path))).toEqual([false, false, true]);
  connect(true);
  await reported(3);
  expect(isMissing(found[2], "/players/nunez")).toBe(false);
});

test("a closed search looks no more", async () => {
  await reported(1);
  stop();
  connect(false);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(found).toHaveLength(1);
});
