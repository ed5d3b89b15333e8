/** Home where there is little to show: nothing on it is an empty place. */
import { boxOf } from "#tests/e2e/support/box.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { isPhone } from "#tests/e2e/support/layout.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("below an event without games nothing is left empty @phone", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-09-01T16:00Z") });
  await open(page, "/");
  const band = page.getByRole("region", { name: "Schedule" });
  await expect(band.getByRole("heading", { name: "Regionals" })).toBeVisible();
  const last = await boxOf(band.getByRole("link").last());
  const { y, height } = await boxOf(band);
  expect(y + height - (last.y + last.height)).toBeLessThan(120);
});

test("phones hide the wall where it has few posters @both", async ({ page }) => {
  await open(page, "/");
  const wall = page.getByRole("region", { name: "More" });
  await page.locator("section[aria-labelledby='also'] li").evaluateAll((posters) => {
    for (const poster of posters.slice(3)) poster.remove();
  });
  await expect(wall).toBeVisible({ visible: !isPhone(page) });
});
