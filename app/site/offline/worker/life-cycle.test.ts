import { afterEach, expect, test, vi } from "vitest";
import { registerLifeCycle } from "./life-cycle.ts";
import { Device } from "#tests/support/device.ts";
import { pageEntry } from "./published.ts";
import type { WorkerScope } from "./scope.ts";

// Workbox runs only in a worker. Its key of a precached file ends with the file's revision.
vi.mock("workbox-precaching", () => ({
  getCacheKeyForURL: (path: string) =>
    path === "/about.page.json" ? `${path}?__WB_REVISION__=new` : undefined,
}));

afterEach(() => vi.unstubAllGlobals());

const site = "https://www.cotesauvage.example/";

const aboutData = "/about.page.json?__WB_REVISION__=";
const script = "/assets/home-1f.js";

/** Asks a waiting worker, with these pages open, if it has a page's files. */
async function ask(page: string, version: string, open: readonly string[]) {
  const skipWaiting = vi.fn(() => Promise.resolve());
  const addEventListener = vi.fn();
  const scope: WorkerScope = {
    registration: {
      scope: site,
      active: null,
      installing: null,
      waiting: null,
      unregister: vi.fn(),
      update: vi.fn(),
    },
    clients: {
      claim: () => Promise.resolve(),
      matchAll: () => Promise.resolve(open.map((url) => ({ url }))),
    },
    skipWaiting,
    addEventListener,
  };
  const device = new Device();
  const precache = device.cache(device.names.precache);
  for (const file of [`${aboutData}old`, `${aboutData}new`, "/roster?__WB_REVISION__=old", script])
    await precache.put(file, new Response(""));
  const entries = [{ url: "/about.page.json" }, { url: script }];
  registerLifeCycle(
    scope,
    entries,
    await device.makeContext("code", [pageEntry("/players/o", "new")]),
  );
  const postMessage = vi.fn();
  const work: Promise<unknown>[] = [];
  const event = {
    data: { type: "IS_SHOWN", page, version },
    ports: [{ postMessage }],
    waitUntil: (promise: Promise<unknown>) => work.push(promise),
  };
  for (const [name, listener] of addEventListener.mock.calls) {
    if (name === "message") listener(event);
  }
  await Promise.all(work);
  const stored = (await precache.keys()).map(({ url }) => url);
  return {
    stored,
    answer: postMessage.mock.calls[0]?.[0],
    takesOver: skipWaiting.mock.calls.length > 0,
  };
}

const about = `${site}about`;

test("a new worker takes over at once if the only open page shows its deployment", async () => {
  expect(await ask("/about.page.json", "new", [about])).toMatchObject({
    answer: true,
    takesOver: true,
  });
  // A page of another site does not count.
  expect(await ask("/about.page.json", "new", [about, "https://other.example/"])).toMatchObject({
    answer: true,
    takesOver: true,
  });
});

test("an installed worker drops the pages of the deployment before, but no script that an open page may need", async () => {
  const { stored } = await ask("/about.page.json", "old", [about, `${site}news`]);
  expect(stored).toEqual([`${site}about.page.json?__WB_REVISION__=new`, site + script.slice(1)]);
});

test("a new worker waits while another page of the site is open", async () => {
  expect(await ask("/about.page.json", "new", [about, `${site}news`])).toMatchObject({
    answer: true,
    takesOver: false,
  });
});

test("a visited page counts as the new deployment’s if that has not changed it", async () => {
  expect(await ask("/players/o.page.json", "code-new", [`${site}players/o`])).toMatchObject({
    answer: true,
    takesOver: true,
  });
});

test.each([
  ["a stored page with old data", "/about.page.json", "old"],
  ["a visited page with old data", "/players/o.page.json", "code-old"],
  ["a visited page with other scripts", "/players/o.page.json", "other-new"],
  ["a page unknown to the worker", "/players/nunez.page.json", "code-new"],
])("%s is not the new deployment’s, and the worker waits", async (_, page, version) => {
  expect(await ask(page, version, [about])).toMatchObject({ answer: false, takesOver: false });
});
