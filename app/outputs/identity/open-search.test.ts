import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openSearch } from "./open-search.ts";

const { site } = loadContent();
const text = openSearch(
  { ...site, teamName: "Sand & Sea, the long one" },
  "https://club.example/x",
);

test("the description links the search page", () => {
  expect(text).toContain('template="https://club.example/x/search?q={searchTerms}"');
  expect(text).toContain(">https://club.example/x/favicon.png</Image>");
});

test("the short name fits the format’s limit, and is escaped", () => {
  expect(text).toContain("<ShortName>Sand &amp; Sea, the </ShortName>");
});
