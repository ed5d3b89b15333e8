import { expect, test } from "vitest";
import { attribute, parseDocument, select } from "#tests/support/html.ts";
import { documentOf, type DocumentParts } from "./document.ts";

const parts: DocumentParts = {
  head: { title: 'Kelp & "friends"', description: "<b>Ultimate</b>" },
  html: "<main>Hello</main>",
  css: "body{margin:0}",
  inlinedStyles: ["/assets/site.css"],
  inlined: [
    { name: "mark", href: "/art/mark.1.svg", svg: "", symbols: '<symbol id="mark-r"></symbol>' },
  ],
  fonts: ["/assets/display.woff2"],
  script: "go()",
  laterScripts: ["/assets/entry.js", "/assets/home.js"],
  parameters: ["season", "q"],
  data: { address: "/index.page.json", revision: "2b", code: "1a" },
  feeds: [],
  identity: ['<link rel="icon" href="/favicon.svg">'],
  canonical: "https://www.cotesauvage.example/",
  share: [
    ["og:title", 'Kelp & "friends"'],
    ["twitter:card", "summary_large_image"],
  ],
};

test("titles and descriptions cannot break out of the head", () => {
  const html = documentOf(parts);
  expect(html).toContain("<title>Kelp &amp; &quot;friends&quot;</title>");
  expect(html).toContain('content="&lt;b&gt;Ultimate&lt;/b&gt;"');
});

test("what the networks are told stands before the styles, as they expect it", () => {
  const [first = ""] = documentOf(parts).split("<style>");
  expect(first).toContain(
    '<meta property="og:title" content="Kelp &amp; &quot;friends&quot;"><meta name="twitter:card" content="summary_large_image"><link rel="icon" href="/favicon.svg">',
  );
});

test("the document names the sheets that stand in it", () => {
  const icons = { name: "icons", href: "/art/icons.2.svg", svg: "", symbols: '<symbol id="up"/>' };
  const document = parseDocument(documentOf({ ...parts, inlined: [...parts.inlined, icons] }));
  const [sprite] = select(document, "body > svg");
  expect(sprite && attribute(sprite, "data-sheets")).toBe("/art/mark.1.svg /art/icons.2.svg");
  expect(sprite && attribute(sprite, "aria-hidden")).toBe("true");
  const ids =
    sprite === undefined ? [] : select(sprite, "symbol").map((one) => attribute(one, "id"));
  expect(ids).toEqual(["mark-r", "up"]);
});

test("the script in the document knows the others, and the document fetches none of them", () => {
  const document = parseDocument(documentOf(parts));
  const scripts = select(document, "script");
  expect(
    scripts.map(({ attrs }) => Object.fromEntries(attrs.map((one) => [one.name, one.value]))),
  ).toEqual([
    {
      "data-scripts": "/assets/entry.js /assets/home.js",
      "data-page": "/index.page.json",
      "data-revision": "2b",
      "data-code": "1a",
      "data-parameters": "season|q",
    },
  ]);
  expect(select(document, 'link[rel="modulepreload"]')).toEqual([]);
});

test("a page whose address has no parameters waits for none", () => {
  expect(documentOf({ ...parts, parameters: [] })).not.toContain("data-parameters");
});

test("a stylesheet whose text is inlined is named and not fetched", () => {
  expect(documentOf(parts)).toContain('<link rel="stylesheet" href="/assets/site.css" disabled>');
});

test("the page of unknown addresses has no canonical address and is not indexed", () => {
  const html = documentOf({ ...parts, canonical: undefined });
  expect(html).not.toContain("canonical");
  expect(html).toContain('<meta name="robots" content="noindex">');
});

test("feeds are named for readers", () => {
  const feeds = [
    '<link rel="alternate" type="application/atom+xml" title="News" href="/news.atom">',
  ];
  expect(documentOf({ ...parts, feeds })).toContain(feeds[0]);
});
