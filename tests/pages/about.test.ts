import { expect, test } from "vitest";
import { readName, select, readText } from "#tests/support/html.ts";
import { pageAt } from "#tests/support/page-at.tsx";

test("screen readers hear a linked fact with its label", async () => {
  const page = await pageAt("/about");
  const links = select(page, "dd a").map((link) => [readText(link), readName(link, page)]);
  expect(links).toEqual([
    ["2023", "Founded: 2023"],
    ["4", "Seasons: 4"],
    ["2", "Regionals: 2"],
  ]);
});
