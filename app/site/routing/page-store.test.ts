import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { standInPaths } from "#app/routes/page-declaration.ts";
import { getFreshPage, fetchPage, isOutdated } from "./page-store.ts";

// The views of pages are found by the bundler.
vi.mock("./views.ts", () => ({
  loadView: () => Promise.resolve(() => undefined),
  viewNameAt: () => "tournament",
}));

const DAY = 24 * 60 * 60 * 1000;
const path = "/tournaments/2024-equinox";

/** Revision that the server has published; a number is the status of an error, 0 no connection. */
let published: string | number = "r1";
let asked: RequestCache[] = [];
let clock = Date.now();

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  // The tab stays open from test to test.
  clock += 1000 * DAY;
  vi.setSystemTime(clock);
  vi.stubGlobal("document", { querySelector: () => ({ dataset: { code: "c" } }) });
  vi.stubGlobal("fetch", (_: string, { cache }: { cache: RequestCache }) => {
    asked.push(cache);
    if (published === 0) return Promise.reject(new TypeError("No connection"));
    const status = typeof published === "number" ? published : 200;
    return Promise.resolve(
      new Response(JSON.stringify({ code: "c", revision: published, title: published }), {
        status,
      }),
    );
  });
  published = "r1";
  await fetchPage(path);
  asked = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (ms: number) => vi.setSystemTime(Date.now() + ms);

test("a page is shown again within a minute without a request, and fetched anew after days", async () => {
  published = "r2";
  wait(30_000);
  expect((await fetchPage(path)).title).toBe("r1");
  expect(asked).toEqual([]);
  wait(3 * DAY);
  expect(getFreshPage(path)).toBeUndefined();
  expect((await fetchPage(path)).title).toBe("r2");
  expect(asked).toEqual(["no-cache"]);
});

test.each([404, 410])(
  "a page for which the server answers %i is not shown again",
  async (status) => {
    published = status;
    wait(DAY);
    await expect(fetchPage(path)).rejects.toThrow(`answered ${status}`);
    expect(getFreshPage(path)).toBeUndefined();
  },
);

test.each([
  ["there is no connection", 0],
  ["the server fails", 500],
])("the page that the tab holds is shown while %s", async (_, status) => {
  published = status;
  wait(DAY);
  expect((await fetchPage(path)).title).toBe("r1");
});

test.each([
  ["changed", "r2", true],
  ["taken away", 404, true],
  ["not changed", "r1", false],
  ["perhaps changed, without a connection", 0, false],
  ["perhaps changed, while the server fails", 503, false],
] as const)("an open page that was %s (%s) is outdated: %s", async (_, now, isOld) => {
  wait(DAY);
  published = now;
  expect(await isOutdated(path)).toBe(isOld);
});

test("after a deployment all pages of the tab are fetched anew", async () => {
  await fetchPage("/about");
  wait(20_000);
  published = "r2";
  expect(await isOutdated(path)).toBe(true);
  expect(getFreshPage("/about")).toBeUndefined();
  expect((await fetchPage("/about")).title).toBe("r2");
});

test("a page that the tab does not hold, such as the offline page, is never outdated", async () => {
  expect(await isOutdated(standInPaths.offline)).toBe(false);
  expect(asked).toEqual([]);
});
