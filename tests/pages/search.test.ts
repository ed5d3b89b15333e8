import { expect, test } from "vitest";
import { textOf } from "#tests/support/html.ts";
import { named, pageAt, texts } from "#tests/support/page-at.tsx";

test("a search that finds nothing says so, with a hint and what can be searched for", async () => {
  const page = await pageAt("/search?q=zucchini");
  const empty = named(page, "section", /^No Results/);
  expect(texts(empty, "h2")).toEqual(["No Results"]);
  expect(textOf(empty)).toContain("Try a different search");
  expect(textOf(empty)).toContain("You can search names, numbers, nicknames,");
  expect(texts(empty, "button")).toEqual(["Clear search"]);
});

test("a search that finds something has no such hint", async () => {
  const words = texts(await pageAt("/search?q=rocket"), "main")[0];
  expect(words).toContain("D’Attoma");
  expect(words).not.toContain("No Results");
});
