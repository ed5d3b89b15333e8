import { open } from "./support/hydrated.ts";
import { readPlace } from "./support/place.ts";
import { expect, test } from "./support/test.ts";

for (const layout of ["", " @phone"]) {
  test(`a linked section is not covered by the header${layout}`, async ({ page }) => {
    await open(page, "/search#a-badges");
    const readGap = () =>
      page.evaluate(() => {
        const section = document.getElementById("a-badges")?.getBoundingClientRect();
        const header = document.querySelector("header")?.getBoundingClientRect();
        return (section?.top ?? -Infinity) - (header?.bottom ?? 0);
      });
    await expect(page.locator("#a-badges")).toBeInViewport();
    await expect.poll(readGap).toBeGreaterThanOrEqual(0);
    expect(await readPlace(page)).toBeGreaterThan(100);
  });
}

test("a link to a section of an earlier release leads to the section that replaced it", async ({
  page,
}) => {
  await page.goto("/records#points");
  await expect(page).toHaveURL("/records#years");
  await expect(page.locator("#years")).toBeInViewport();
  await page.goto("/about");
  // The script may leave the page before it is complete.
  await page.goto("/records#never-lost-to", { waitUntil: "commit" });
  await expect(page).toHaveURL("/opponents#never-lost-to");
});
