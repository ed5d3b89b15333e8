import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openRenderer } from "#app/entry-server.tsx";
import { openSources } from "#app/routes/sources.ts";
import { parseDocument, readText, select } from "#tests/support/html.ts";

test("a year without a team is listed among the seasons with its reason", async () => {
  const content = loadContent();
  const missingYears = [{ year: 2022, note: "The field was under water." }];
  const sources = openSources({ ...content, site: { ...content.site, missingYears } });
  const { html } = await openRenderer(sources)({ name: "seasons", params: {}, path: "/seasons" });
  const rows = select(parseDocument(html), "main ol > li");
  const years = rows.map((row) => readText(row).slice(0, 4));
  expect(years).toEqual(["2027", "2026", "2025", "2024", "2023", "2022"]);
  const [oldest] = rows.slice(-1);
  expect(oldest && select(oldest, "a, span").map(readText)).toEqual([
    "2022",
    missingYears[0]?.note,
  ]);
});
