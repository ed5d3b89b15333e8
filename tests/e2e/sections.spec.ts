import { open } from "./support/hydrated.ts";
import { readPlace } from "./support/place.ts";
import { expect, test } from "./support/test.ts";

for (const layout of ["", " @phone"]) {
  test(`a linked section is not covered by the header${layout}`, async ({ page }) => {
    await open(page, "/records#places");
    const readGap = () =>
      page.evaluate(() => {
        const section = document.getElementById("places")?.getBoundingClientRect();
        const header = document.querySelector("header")?.getBoundingClientRect();
        return (section?.top ?? -Infinity) - (header?.bottom ?? 0);
      });
    await expect(page.locator("#places")).toBeInViewport();
    await expect.poll(readGap).toBeGreaterThanOrEqual(0);
    expect(await readPlace(page)).toBeGreaterThan(100);
  });
}
