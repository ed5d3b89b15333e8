import { expect, test } from "vitest";
import { readName, select, readText } from "#tests/support/html.ts";
import { pageAt } from "#tests/support/page-at.tsx";

test("a fact that links to a page is called by its label, too", async () => {
  const page = await pageAt("/about");
  const links = select(page, "dd a").map((link) => [readText(link), readName(link, page)]);
  expect(links).toEqual([
    ["2023", "Founded: 2023"],
    ["4", "Seasons: 4"],
    ["2", "Regionals: 2"],
  ]);
});
