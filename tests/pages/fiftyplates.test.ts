import { expect, test } from "vitest";
import { readName, select } from "#tests/support/html.ts";
import { pageAt, texts } from "#tests/support/page-at.ts";

test("an unknown plate or edition gets a notice, and the first plate of the newest edition is shown", async () => {
  for (const [query, notice] of [
    ["plate=XX", "“XX” is not on the map of 2025."],
    ["edition=1999", "There is no page for “1999”. This is 2025."],
  ] as const) {
    const page = await pageAt(`/fiftyplates?${query}`);
    expect(texts(page, '[role="status"]'), query).toContain(notice);
    expect(texts(page, "[aria-live] a"), query).toEqual(["Li O"]);
  }
});

test("another edition has its own map, on which Mexico is a bonus", async () => {
  const page = await pageAt("/fiftyplates?edition=2024");
  const plates = select(page, "main a").map((link) => readName(link, page));
  expect(plates.filter((name) => name.endsWith(": not claimed"))).toHaveLength(50);
  expect(plates).toContain("Mexico (bonus): claimed by Edda Elder, July 20, 2024");
  expect(texts(page, "[aria-live] a")).toEqual(["Edda Elder"]);
});
