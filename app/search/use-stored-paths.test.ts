import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Device } from "#tests/support/device.ts";
import { isMissing, type StoredPaths, watchStoredPaths } from "./use-stored-paths.ts";

const page = new EventTarget();
const navigator = { onLine: true, serviceWorker: { controller: {} } };
let reports: StoredPaths[] = [];
let stop = () => {};

function setOnline(isOnline: boolean): void {
  navigator.onLine = isOnline;
  page.dispatchEvent(new Event(isOnline ? "online" : "offline"));
}

beforeEach(async () => {
  const device = new Device();
  vi.stubGlobal("navigator", navigator);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  await device.cache(device.names.precache).put("/about?revision=r1", new Response());
  await device.cache(device.names.seen).put("/players/o", new Response());
  navigator.onLine = true;
  reports = [];
  stop = watchStoredPaths((paths) => reports.push(paths));
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** The latest of so many reports. */
async function waitForReport(count: number): Promise<StoredPaths> {
  await vi.waitFor(() => expect(reports).toHaveLength(count));
  return reports.at(-1);
}

test("a page that this device has not stored is missing while the connection is gone", async () => {
  expect(isMissing(await waitForReport(1), "/players/nunez")).toBe(false);
  setOnline(false);
  expect(isMissing(await waitForReport(2), "/players/nunez")).toBe(true);
  setOnline(true);
  expect(isMissing(await waitForReport(3), "/players/nunez")).toBe(false);
});

test("a stored page is not missing offline, whatever query and place its address has", async () => {
  await waitForReport(1);
  setOnline(false);
  const stored = await waitForReport(2);
  expect(isMissing(stored, "/about")).toBe(false);
  expect(isMissing(stored, "/players/o?q=a#seasons")).toBe(false);
});

test("a closed search no longer watches the connection", async () => {
  await waitForReport(1);
  stop();
  setOnline(false);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(reports).toHaveLength(1);
});
