import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("a link to a section of an earlier release leads to the section that replaced it @desktop", async ({
  page,
}) => {
  await page.goto("/records#points");
  await expect(page).toHaveURL("/records#years");
  await expect(page.locator("#years")).toBeInViewport();
  await page.goto("/about");
  await page.goto("/records#never-lost-to");
  await expect(page).toHaveURL("/opponents#never-lost-to");
});

test("the address bar has no slash at the end of a path, although a link has one @desktop @every-browser", async ({
  page,
}) => {
  await open(page, "/roster?season=cote-sauvage-2024");
  const link = page.locator('main a[href^="/results/?season="]').first();
  await expect(link).toBeVisible();
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: "Results" })).toBeVisible();
  await expect(page).toHaveURL(/\/results\?season=[\w-]+$/);
});
