import { open } from "#tests/e2e/support/hydrated.ts";
import { pages } from "#tests/e2e/support/pages.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/** iPhones zoom into a field with smaller text, in CSS pixels. */
const SMALLEST_FIELD_TEXT = 16;

test("no field has text so small that an iPhone zooms in @phone", async ({ page }) => {
  for (const address of [...pages, "/badgequest?tab=badges"]) {
    await open(page, address);
    const small = await page
      .locator("input:not([type=range], [type=radio]), select, textarea")
      .evaluateAll(
        (fields, smallest) =>
          fields
            .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < smallest)
            .map(({ outerHTML }) => outerHTML.slice(0, 80)),
        SMALLEST_FIELD_TEXT,
      );
    expect(small, address).toEqual([]);
  }
});
