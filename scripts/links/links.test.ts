import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askAll, askLink, type Verdict } from "./ask-link.ts";
import { isOffline, linkReport } from "./link-report.ts";
import { linksInContent, linksInPages } from "./list-links.ts";

let server: Server;
let port = 0;
const busy = new Map<string, number>();
let most = 0;
let mostOfOneHost = 0;

const answers: Readonly<Record<string, (method: string) => [status: number, to?: string]>> = {
  "/fine": () => [200],
  "/gone": () => [404],
  "/removed": () => [410],
  "/no-heads": (method) => (method === "HEAD" ? [405] : [200]),
  "/no-scripts": () => [403],
  "/trouble": () => [503],
  "/moved": () => [301, "/moved-again"],
  "/moved-again": () => [308, "/fine"],
  "/elsewhere-today": () => [302, "/fine"],
  "/moved-away": () => [301, "/gone"],
  "/circle": () => [301, "/circle"],
};

function enter(host: string): void {
  busy.set(host, (busy.get(host) ?? 0) + 1);
  mostOfOneHost = Math.max(mostOfOneHost, busy.get(host) ?? 0);
  most = Math.max(most, [...busy.values()].filter((count) => count > 0).length);
}

beforeAll(async () => {
  server = createServer((request, response) => {
    const { url = "", method = "" } = request;
    if (url === "/silent") return;
    const host = request.headers.host ?? "";
    enter(host);
    setTimeout(() => {
      busy.set(host, (busy.get(host) ?? 0) - 1);
      const [status, to] = answers[url.replace(/\?.*/, "")]?.(method) ?? [404];
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

const at = (path: string, host = "localhost") => `http://${host}:${port}${path}`;

test("each link gets its verdict", async () => {
  const verdicts = await Promise.all(
    Object.keys(answers).map(async (path) => [path, await askLink(at(path), 10)] as const),
  );
  expect(Object.fromEntries(verdicts)).toEqual({
    "/fine": { kind: "fine" },
    "/gone": { kind: "nowhere", says: "status 404" },
    "/removed": { kind: "nowhere", says: "status 410" },
    "/no-heads": { kind: "fine" },
    "/no-scripts": { kind: "unsure", says: "status 403" },
    "/trouble": { kind: "unsure", says: "status 503" },
    "/moved": { kind: "moved", to: at("/fine") },
    "/moved-again": { kind: "moved", to: at("/fine") },
    "/elsewhere-today": { kind: "fine" },
    "/moved-away": { kind: "nowhere", says: "status 404" },
    "/circle": { kind: "nowhere", says: "redirect loop" },
  });
});

test("a server that says nothing is not waited for", async () => {
  expect(await askLink(at("/silent"), 0.2)).toEqual({
    kind: "unsure",
    says: "no answer within 0.2 s",
  });
});

test("where nobody answers the link leads nowhere", async () => {
  const closed = createServer();
  await new Promise<void>((resolve) => {
    closed.listen(0, "127.0.0.1", resolve);
  });
  const place = closed.address();
  await new Promise((resolve) => closed.close(resolve));
  const unused = typeof place === "object" && place !== null ? place.port : 0;
  expect(await askLink(`http://127.0.0.1:${unused}/`, 5)).toEqual({
    kind: "nowhere",
    says: "the server does not answer",
  });
});

test("each host is asked one thing after the other, and not all hosts at once", async () => {
  const hosts = ["localhost", "127.0.0.1", "127.0.0.2", "127.0.0.3"];
  const addresses = hosts.flatMap((host) =>
    ["/fine", "/fine?2", "/gone"].map((path) => at(path, host)),
  );
  [most, mostOfOneHost] = [0, 0];
  const verdicts = await askAll(addresses, { hosts: 3, seconds: 10 });
  expect([...verdicts.keys()]).toEqual(addresses);
  expect([most, mostOfOneHost]).toEqual([3, 1]);
});

test("the links of the content are found with file and line", () => {
  const text = [
    "# see https://example.org/comment",
    "- title: Preview",
    "  link: https://example.org/a?b=1&c=2#d",
    '  video: "http://example.com/v"',
    "  about: >-",
    "    Read it all at",
    "    https://example.org/a?b=1&c=2#d.",
  ].join("\n");
  const rows = "badge,note\nTIDE,https://example.org/a?b=1&c=2#d\n";
  const texts = [
    { name: "news.yml", text },
    { name: "awards.csv", text: rows },
  ];
  expect([...linksInContent(texts)]).toEqual([
    ["https://example.org/a?b=1&c=2#d", ["news.yml:3", "news.yml:7", "awards.csv:2"]],
    ["http://example.com/v", ["news.yml:4"]],
  ]);
});

test("a comma and an apostrophe are parts of a link", () => {
  const text = [
    "- link: https://x.example/a,b",
    "- { link: 'https://x.example/o''b', title: Preview }",
    "- text: See https://x.example/c,d, or (https://x.example/e).",
  ].join("\n");
  const rows =
    'badge;note\nTIDE;https://x.example/f,g\nTIDE;"see https://x.example/h;i, and ""j"""\n';
  const texts = [
    { name: "news.yml", text },
    { name: "awards.csv", text: rows },
  ];
  expect([...linksInContent(texts)]).toEqual([
    ["https://x.example/a,b", ["news.yml:1"]],
    ["https://x.example/o'b", ["news.yml:2"]],
    ["https://x.example/c,d", ["news.yml:3"]],
    ["https://x.example/e", ["news.yml:3"]],
    ["https://x.example/f,g", ["awards.csv:2"]],
    ["https://x.example/h;i", ["awards.csv:3"]],
  ]);
});

test("the links of the pages are those that can be followed", () => {
  const text =
    '<link rel="canonical" href="https://example.org/"><a class="x" href="https://example.com/?a=1&amp;b=2">x</a><a href="/about">y</a>';
  expect([...linksInPages([{ name: "about.html", text }])]).toEqual([
    ["https://example.com/?a=1&b=2", ["about.html"]],
  ]);
});

const sample: readonly (readonly [string, Verdict, string[]])[] = [
  ["https://a.org/", { kind: "fine" }, ["site.yml:1"]],
  ["https://b.org/", { kind: "nowhere", says: "status 404" }, ["site.yml:2", "news.yml:9"]],
  ["https://c.org/", { kind: "moved", to: "https://d.org/" }, ["site.yml:3"]],
  ["https://e.org/", { kind: "unsure", says: "status 403" }, ["about.html"]],
];

test("the report says what to do and where", () => {
  const links = new Map(sample.map(([address, , places]) => [address, places]));
  const verdicts = new Map(sample.map(([address, verdict]) => [address, verdict]));
  expect(linkReport(links, verdicts)).toBe(`These are broken. Fix or remove them:
  https://b.org/ (status 404)
    site.yml:2
    news.yml:9
    archived copy, if there is one: https://web.archive.org/web/2/https://b.org/

These have moved permanently. Use the new URL:
  https://c.org/ → https://d.org/
    site.yml:3

These could not be checked. Open them in a browser:
  https://e.org/ (status 403)
    about.html

1 of 4 links are fine.`);
  expect(isOffline(verdicts)).toBe(false);
});

test("when nothing can be reached it is the connection", () => {
  const silent: Verdict = { kind: "unsure", says: "EAI_AGAIN" };
  expect(isOffline(new Map([["https://a.org/", silent]]))).toBe(true);
  expect(isOffline(new Map())).toBe(false);
});
