import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openSearch } from "./open-search.ts";

const { site } = loadContent();
const text = openSearch(
  { ...site, teamName: "Sand & Sea, the long one" },
  "https://club.example/x",
);

test("the description has the addresses of the search page and of its icon", () => {
  expect(text).toContain('template="https://club.example/x/search?q={searchTerms}"');
  expect(text).toContain(">https://club.example/x/favicon.png</Image>");
});

test("the short name is cut at 16 characters, the format’s limit, and escaped", () => {
  expect(text).toContain("<ShortName>Sand &amp; Sea, the </ShortName>");
});
