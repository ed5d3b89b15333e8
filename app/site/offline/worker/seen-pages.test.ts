import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepSeenPage } from "./seen-pages.ts";

// Workbox runs only in a worker. No page here is precached.
vi.mock("workbox-precaching", () => ({ getCacheKeyForURL: () => undefined }));

const host = "https://www.cotesauvage.example";
const address = (of: string | { url: string }) =>
  new URL(typeof of === "string" ? of : of.url, host).href;

/** In-memory cache in insertion order; replacing an entry keeps its position. */
class FakeCache {
  readonly #answers = new Map<string, Response>();
  keys = () => Promise.resolve(Array.from(this.#answers.keys(), (url) => ({ url })));
  match = (of: string | { url: string }) =>
    Promise.resolve(this.#answers.get(address(of))?.clone());
  put = (of: string, answer: Response) =>
    Promise.resolve(void this.#answers.set(address(of), answer));
  delete = (of: string | { url: string }) => Promise.resolve(this.#answers.delete(address(of)));
}

let cache = new FakeCache();
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

const storedPaths = async () => (await cache.keys()).map(({ url }) => new URL(url).pathname);
const see = (name: string) => keepSeenPage("seen", `/players/${name}`);

beforeEach(() => {
  cache = new FakeCache();
  server.clear();
  vi.stubGlobal("location", new URL(host));
  vi.stubGlobal("caches", { open: () => Promise.resolve(cache) });
  vi.stubGlobal("fetch", (path: string) => {
    const [type, text] = server.get(path) ?? ["text/html", "Not found"];
    const status = server.has(path) ? 200 : 404;
    const answer = new Response(text, { status, headers: { "Content-Type": type } });
    Object.defineProperty(answer, "url", { value: address(path) });
    return Promise.resolve(answer);
  });
});
afterEach(() => vi.unstubAllGlobals());

const filesOf = (name: string) => [
  `/assets/${name}.css`,
  `/art/${name}.svg`,
  `/players/${name}.page.json`,
  `/players/${name}`,
];

test("a visited page is stored with its data, styles and artwork", async () => {
  publish("o", "r1");
  await see("o");
  expect(await storedPaths()).toEqual(filesOf("o"));
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
  expect(stored.toSorted()).toEqual([...names.slice(3), "p1", "last"].flatMap(filesOf).toSorted());
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
  expect((await storedPaths()).toSorted()).toEqual(filesOf("o").toSorted());
});
