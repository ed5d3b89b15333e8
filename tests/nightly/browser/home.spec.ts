import type { Page } from "@playwright/test";
import { measureBox } from "#tests/e2e/support/box.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/** Distance of the lower edge of a region from the top of the window. */
async function findBottom(page: Page, name: string): Promise<number> {
  const { y, height } = await measureBox(page.getByRole("region", { name }));
  return y + height;
}

test("the first screen of Home has the poster and the seasons below it", async ({ page }) => {
  await open(page, "/");
  await expect.poll(() => findBottom(page, "Poster")).toBeLessThanOrEqual(900);
  await expect.poll(() => findBottom(page, "Season records")).toBeLessThanOrEqual(900);
});

test("on a phone the first screen of Home has the poster @phone", async ({ page }) => {
  await open(page, "/");
  await expect.poll(() => findBottom(page, "Poster")).toBeLessThanOrEqual(844);
});

test("every season is in view on Home at every width", async ({ page }) => {
  await open(page, "/");
  const links = page.getByRole("region", { name: "Season records" }).getByRole("link");
  await expect(links).not.toHaveCount(0);
  for (const width of [320, 360, 390, 430, 820, 1440, 2560]) {
    await page.setViewportSize({ width, height: 844 });
    const outOfView = await links.evaluateAll((all, end) => {
      const isInView = (link: Element) => {
        const { left, right } = link.getBoundingClientRect();
        return left >= 0 && right <= end && link.scrollWidth <= link.clientWidth;
      };
      return all.filter((link) => !isInView(link)).map((link) => link.textContent);
    }, width);
    expect(outOfView, `at ${width} px`).toEqual([]);
  }
});
