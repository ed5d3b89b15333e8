import { expect, test } from "vitest";
import { readText } from "#tests/support/html.ts";
import { named, pageAt, texts } from "#tests/support/page-at.tsx";

test("a search without results says so, with a hint and what can be searched", async () => {
  const page = await pageAt("/search?q=zucchini");
  const empty = named(page, "section", /^No Results/);
  expect(texts(empty, "h2")).toEqual(["No Results"]);
  expect(readText(empty)).toContain("Try a different search");
  expect(readText(empty)).toContain("You can search names, numbers, nicknames,");
  expect(texts(empty, "button")).toEqual(["Clear search"]);
});

test("a search with results shows them and no hint", async () => {
  const page = await pageAt("/search?q=rocket");
  expect(texts(page, "main")[0]).toContain("D’Attoma");
  expect(texts(page, "main")[0]).not.toContain("No Results");
});
