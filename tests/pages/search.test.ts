import { expect, test } from "vitest";
import { textOf } from "#tests/support/html.ts";
import { named, pageAt, texts } from "#tests/support/page-at.tsx";

test("an empty search says so, with a hint and what can be searched", async () => {
  const page = await pageAt("/search?q=zucchini");
  const empty = named(page, "section", /^No Results/);
  expect(texts(empty, "h2")).toEqual(["No Results"]);
  expect(textOf(empty)).toContain("Try a different search");
  expect(textOf(empty)).toContain("You can search names, numbers, nicknames,");
  expect(texts(empty, "button")).toEqual(["Clear search"]);
});

test("a search with results has no hint", async () => {
  const page = await pageAt("/search?q=rocket");
  expect(textOf(named(page, "section", "People"))).toContain("D’Attoma");
  expect(texts(page, "main")[0]).not.toContain("No Results");
});
