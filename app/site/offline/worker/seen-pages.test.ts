import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Device, host } from "#tests/support/device.ts";
import { dropGonePage } from "./gone.ts";
import { pageEntry } from "./published.ts";
import { dropOtherPhotographs, keepSeenPage, renewSeenPages } from "./seen-pages.ts";

// Workbox runs only in a worker. No page here is precached.
vi.mock("workbox-precaching", () => ({ getCacheKeyForURL: () => undefined }));

let device = new Device();
let context = await device.makeContext("c", []);
let statusOfOthers = 404;
/** Server responses by path: type and text. */
const server = new Map<string, readonly [type: string, text: string]>();

/** A page of a deployment, with data, its own stylesheet and one art sheet. */
function publish(name: string, deployment: string, dataOf = deployment) {
  server.set(`/players/${name}`, [
    "text/html",
    `<link rel="stylesheet" href="/assets/${name}.css"><use href="/art/${name}.svg#bust"></use>
    <script data-page="/players/${name}.page.json" data-revision="${deployment}" data-code="c"></script>`,
  ]);
  server.set(`/players/${name}.page.json`, [
    "application/json",
    JSON.stringify({ code: "c", revision: dataOf }),
  ]);
  server.set(`/assets/${name}.css`, ["text/css", "a {}"]);
  server.set(`/art/${name}.svg`, ["image/svg+xml", "<svg/>"]);
}

const storedPaths = () => device.paths("seen");
const see = (name: string) => keepSeenPage(context, `/players/${name}`);

beforeEach(async () => {
  device = new Device();
  context = await device.makeContext("c", []);
  server.clear();
  statusOfOthers = 404;
  vi.stubGlobal("fetch", (path: string) => {
    const [type, text] = server.get(path) ?? ["text/html", "Not found"];
    const status = server.has(path) ? 200 : statusOfOthers;
    const answer = new Response(text, { status, headers: { "Content-Type": type } });
    Object.defineProperty(answer, "url", { value: new URL(path, host).href });
    return Promise.resolve(answer);
  });
});
afterEach(() => vi.unstubAllGlobals());

const listFiles = (name: string) => [
  `/assets/${name}.css`,
  `/art/${name}.svg`,
  `/players/${name}.page.json`,
  `/players/${name}`,
];

test("a visited page is stored with its data, styles and artwork", async () => {
  publish("o", "r1");
  await see("o");
  expect(await storedPaths()).toEqual(listFiles("o"));
});

test("the 60 pages visited last are kept, without the files of the others", async () => {
  const names = Array.from({ length: 61 }, (_, number) => `p${number}`);
  for (const name of names) {
    publish(name, "r1");
    await see(name);
  }
  await see("p1");
  publish("last", "r1");
  await see("last");
  const stored = await storedPaths();
  const pages = stored.filter((path) => !path.includes("."));
  expect(pages).toEqual([...names.slice(3), "p1", "last"].map((name) => `/players/${name}`));
  expect(stored.toSorted()).toEqual(
    [...names.slice(3), "p1", "last"].flatMap(listFiles).toSorted(),
  );
});

test.each([
  [
    "its data are of another deployment",
    "/players/o.page.json",
    ["application/json", '{"code":"c","revision":"r2"}'],
  ],
  [
    "its data are of other scripts",
    "/players/o.page.json",
    ["application/json", '{"code":"d","revision":"r1"}'],
  ],
  ["a filter answers for its data", "/players/o.page.json", ["text/html", "Blocked"]],
  ["a filter answers for its styles", "/assets/o.css", ["text/html", "Blocked"]],
  ["a filter answers for its artwork", "/art/o.svg", ["text/html", "Blocked"]],
  ["a filter answers in its place", "/players/o", ["text/html", "Blocked"]],
] as const)("a page is not stored while %s, but on the next visit", async (_, path, answer) => {
  publish("o", "r1");
  server.set(path, answer);
  await see("o");
  expect(await storedPaths()).not.toContain("/players/o");
  expect(await storedPaths()).not.toContain("/players/o.page.json");
  expect(await storedPaths()).not.toContain(path);
  publish("o", "r1");
  await see("o");
  expect((await storedPaths()).toSorted()).toEqual(listFiles("o").toSorted());
});

/** A page of a visit, with a photograph and a drawing that were stored when they were shown. */
async function visit(path: string) {
  const photograph = `/media${path}.ab12.avif`;
  const sheet = `/art${path}.svg`;
  server.set(path, [
    "text/html",
    `<img src="${photograph}" srcset="${photograph} 400w"><use href="${sheet}#bust"></use>
    <script data-page="${path}.page.json" data-revision="r1" data-code="c"></script>`,
  ]);
  server.set(`${path}.page.json`, ["application/json", '{"code":"c","revision":"r1"}']);
  server.set(sheet, ["image/svg+xml", "<svg/>"]);
  await keepSeenPage(context, path);
  await device.cache(device.names.media).put(photograph, new Response(""));
  await device.cache(device.names.art).put(sheet, new Response(""));
  server.clear();
  return { photograph, sheet };
}

const allPaths = async () =>
  (
    await Promise.all(
      (["seen", "media", "art", "precache"] as const).map((name) => device.paths(name)),
    )
  ).flat();

const person = "/players/nunez";
const season = "/seasons/2024";

describe.each([person, season])(
  "%s, which the club takes away, with photograph and drawing",
  (path) => {
    test.each([404, 410])(
      "is dropped when the server answers %i for the page or its data",
      async (status) => {
        for (const file of [path, `${path}.page.json`]) {
          await visit(path);
          statusOfOthers = status;
          await dropGonePage(context, host + file);
          expect(await allPaths(), file).toEqual([]);
        }
      },
    );
    test.each([404, 410])("is dropped when the worker looks for it and gets %i", async (status) => {
      await visit(path);
      statusOfOthers = status;
      await keepSeenPage(context, path);
      expect(await allPaths()).toEqual([]);
    });
    test("is dropped by the next deployment, without asking the server", async () => {
      await visit(path);
      await visit("/opponents/eddy");
      context = await device.makeContext("c", [pageEntry("/opponents/eddy", "r1")]);
      statusOfOthers = 500;
      await renewSeenPages(context);
      expect((await allPaths()).filter((stored) => stored.includes(path))).toEqual([]);
      expect(await device.paths("seen")).toContain("/opponents/eddy");
    });
    test("stays while the server fails", async () => {
      await visit(path);
      statusOfOthers = 500;
      await keepSeenPage(context, path);
      expect(await device.paths("seen")).toContain(path);
    });
  },
);

const renewChangedPage = async () =>
  renewSeenPages(await device.makeContext("c", [pageEntry("/players/o", "r2")]));

test("a visited page that a deployment has changed is replaced", async () => {
  publish("o", "r1");
  await see("o");
  publish("o", "r2");
  await renewChangedPage();
  const page = await device.cache(device.names.seen).match("/players/o");
  expect(await page?.text()).toContain('data-revision="r2"');
});

test("a visited page that a deployment has changed is dropped even while the server fails", async () => {
  publish("o", "r1");
  await see("o");
  server.clear();
  statusOfOthers = 503;
  await renewChangedPage();
  expect(await storedPaths()).not.toContain("/players/o");
});

test("a visited page of which a deployment has changed only the scripts stays while the server fails", async () => {
  publish("o", "r1");
  await see("o");
  server.clear();
  statusOfOthers = 503;
  await renewSeenPages(await device.makeContext("other", [pageEntry("/players/o", "r1")]));
  expect((await storedPaths()).toSorted()).toEqual(listFiles("o").toSorted());
});

test("a photograph that a page no longer has is dropped when the page is visited again", async () => {
  const { photograph } = await visit(person);
  publish("nunez", "r2");
  await keepSeenPage(context, person);
  expect(await device.paths("media")).not.toContain(photograph);
});

test("a photograph that the next deployment lacks is dropped, the others stay", async () => {
  await visit(person);
  const { photograph } = await visit(season);
  await dropOtherPhotographs(await device.makeContext("c", [photograph]));
  expect(await device.paths("media")).toEqual([photograph]);
});
