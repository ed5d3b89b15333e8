import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askAll, askLink, isOffline, type Verdict } from "./ask-links.ts";
import { findLinks, linkReport } from "./links.ts";

let server: Server;
let port = 0;
/** Open requests by host, and the most that one host has had at a time. */
const openRequests = new Map<string, number>();
let mostOfOneHost = 0;

const answers: Readonly<Record<string, readonly [status: number, to?: string]>> = {
  "/fine": [200],
  "/gone": [404],
  "/removed": [410],
  "/no-scripts": [403],
  "/trouble": [503],
  "/moved": [301, "/fine"],
  "/moved-away": [301, "/gone"],
};

beforeAll(async () => {
  server = createServer((request, response) => {
    const { url = "" } = request;
    if (url === "/silent") return;
    const host = request.headers.host ?? "";
    openRequests.set(host, (openRequests.get(host) ?? 0) + 1);
    mostOfOneHost = Math.max(mostOfOneHost, openRequests.get(host) ?? 0);
    setTimeout(() => {
      openRequests.set(host, (openRequests.get(host) ?? 0) - 1);
      const [status, to] = answers[url.replace(/\?.*/, "")] ?? [404];
      response.writeHead(status, to === undefined ? {} : { Location: to }).end();
    }, 20);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const place = server.address();
  port = typeof place === "object" && place !== null ? place.port : 0;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const urlFor = (path: string, host = "localhost") => `http://${host}:${port}${path}`;

test.each<readonly [what: string, path: string, verdict: Verdict]>([
  ["that works", "/fine", { kind: "fine" }],
  ["to a missing page", "/gone", { kind: "broken", reason: "status 404" }],
  ["to a removed page", "/removed", { kind: "broken", reason: "status 410" }],
  ["that refuses programs", "/no-scripts", { kind: "unsure", reason: "status 403" }],
  ["to a failing server", "/trouble", { kind: "unsure", reason: "status 503" }],
  ["to a page that moved", "/moved", { kind: "fine" }],
  ["that redirects to a missing page", "/moved-away", { kind: "broken", reason: "status 404" }],
])("a link %s (%s) is %j", async (_, path, verdict) => {
  expect(await askLink(urlFor(path), 10)).toEqual(verdict);
});

test("a link whose server does not answer in time is unsure", async () => {
  expect(await askLink(urlFor("/silent"), 0.2)).toEqual({
    kind: "unsure",
    reason: "no answer within 0.2 s",
  });
});

test("a link to a closed port is broken", async () => {
  const closed = createServer();
  await new Promise<void>((resolve) => {
    closed.listen(0, "127.0.0.1", resolve);
  });
  const place = closed.address();
  await new Promise((resolve) => closed.close(resolve));
  const unused = typeof place === "object" && place !== null ? place.port : 0;
  expect(await askLink(`http://127.0.0.1:${unused}/`, 5)).toEqual({
    kind: "broken",
    reason: "the server does not answer",
  });
});

test("all links are asked, those of one host one after the other", async () => {
  const addresses = ["localhost", "127.0.0.1"].flatMap((host) =>
    ["/fine", "/fine?2", "/gone"].map((path) => urlFor(path, host)),
  );
  mostOfOneHost = 0;
  const verdicts = await askAll(addresses, 10);
  expect([...verdicts.keys()].toSorted()).toEqual(addresses.toSorted());
  expect(mostOfOneHost).toBe(1);
});

test("links are those that visitors can follow, with their lines in the content", () => {
  const pages = [
    {
      name: "about.html",
      text: '<link rel="canonical" href="https://example.org/"><a class="x" href="https://example.com/?a=1&amp;b=2">x</a><a href="/about">y</a>',
    },
    { name: "news.html", text: '<a href="https://example.net/a,b">z</a>' },
    { name: "index.html", text: '<a href="https://example.net/a,b">z</a>' },
  ];
  const content = [
    { name: "news.yml", text: "- title: Preview\n  link: https://example.com/?a=1&b=2\n" },
    { name: "awards.csv", text: "TIDE;see https://example.com/?a=1&b=2." },
  ];
  expect([...findLinks(pages, content)]).toEqual([
    ["https://example.com/?a=1&b=2", ["news.yml:2", "awards.csv:1"]],
    ["https://example.net/a,b", ["news.html", "index.html"]],
  ]);
});

const sample: readonly (readonly [string, Verdict, string[]])[] = [
  ["https://a.org/", { kind: "fine" }, ["site.yml:1"]],
  ["https://b.org/", { kind: "broken", reason: "status 404" }, ["site.yml:2", "news.yml:9"]],
  ["https://e.org/", { kind: "unsure", reason: "status 403" }, ["about.html"]],
];

test("the report says what to do and where", () => {
  const links = new Map(sample.map(([address, , places]) => [address, places]));
  const verdicts = new Map(sample.map(([address, verdict]) => [address, verdict]));
  expect(linkReport(links, verdicts)).toBe(`These are broken. Fix or remove them:
  https://b.org/ (status 404)
    site.yml:2
    news.yml:9
    archived copy, if there is one: https://web.archive.org/web/2/https://b.org/

These could not be checked. Open them in a browser:
  https://e.org/ (status 403)
    about.html

1 of 3 links are fine.`);
});

test("only if there are links and none can be reached, the connection is missing", () => {
  const unreachable: Verdict = { kind: "unsure", reason: "EAI_AGAIN" };
  expect(isOffline(new Map([["https://a.org/", unreachable]]))).toBe(true);
  expect(isOffline(new Map(sample.map(([address, verdict]) => [address, verdict])))).toBe(false);
  expect(isOffline(new Map())).toBe(false);
});
