import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openSources } from "#app/routes/sources.ts";
import { openPages, texts } from "#tests/support/page-at.ts";

test("a year without a team is listed among the seasons with its reason", async () => {
  const content = loadContent();
  const missingYears = [{ year: 2022, note: "The field was under water." }];
  const sources = openSources({ ...content, site: { ...content.site, missingYears } });
  const rows = texts(await openPages(sources)("/seasons"), "main ol > li");
  const years = rows.map((row) => row.slice(0, 4));
  expect(years).toEqual(["2027", "2026", "2025", "2024", "2023", "2022"]);
  expect(rows.at(-1)).toBe("2022The field was under water.");
});
