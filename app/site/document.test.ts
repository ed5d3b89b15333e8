import { expect, test } from "vitest";
import { attribute, parseDocument, select, readText } from "#tests/support/html.ts";
import { renderDocument, type DocumentParts } from "./document.ts";

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
  islandData: { title: "Kelp </script>" },
  feeds: [],
  identity: ['<link rel="icon" href="/favicon.svg">'],
  canonical: "https://www.cotesauvage.example/",
  share: [
    ["og:title", 'Kelp & "friends"'],
    ["twitter:card", "summary_large_image"],
  ],
};

const document = parseDocument(renderDocument(parts));

const readValues = (selector: string, name = "content") =>
  select(document, selector).map((element) => attribute(element, name));

test("titles and descriptions cannot break out of the head", () => {
  expect(select(document, "head > title").map(readText)).toEqual(['Kelp & "friends"']);
  expect(readValues('head > meta[name="description"]')).toEqual(["<b>Ultimate</b>"]);
  expect(readValues('head > meta[property="og:title"]')).toEqual(['Kelp & "friends"']);
  expect(select(document, "b")).toEqual([]);
});

test("social tags come before the styles, as some crawlers read only the first 32 KB", () => {
  const [beforeStyles = ""] = renderDocument(parts).split("<style>");
  expect(beforeStyles).toContain("og:title");
  expect(beforeStyles).toContain("twitter:card");
});

test("nothing inlined is fetched, and no script loads before the first paint", () => {
  const fetched = select(document, 'link[rel="stylesheet"]').filter(
    (link) => attribute(link, "disabled") === undefined,
  );
  expect(fetched).toEqual([]);
  expect(select(document, 'script[src], link[rel="modulepreload"]')).toEqual([]);
});

test("a document's text is its page's text", () => {
  const parts = select(document, "body > main, body > div").filter(
    (part) => attribute(part, "hidden") === undefined,
  );
  expect(parts.map(readText)).toEqual(["Hello"]);
});
