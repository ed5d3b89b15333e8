import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openSources } from "#app/routes/sources.ts";
import { route } from "./load.ts";

test("a year without a team is listed among the seasons with its reason", () => {
  const content = loadContent();
  const missingYears = [{ year: 2022, note: "The field was under water." }];
  const { data } = route.load(
    openSources({ ...content, site: { ...content.site, missingYears } }),
    {},
  );
  expect(data.seasons.map(({ year }) => year)).toEqual([2027, 2026, 2025, 2024, 2023, 2022]);
  expect(data.seasons.at(-1)).toEqual(missingYears[0]);
});
