import { badges } from "#tests/e2e/badgequest-page.ts";
import { measureBox } from "#tests/e2e/support/box.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("a badge’s drawn edge frames its supplied picture", async ({ page }) => {
  await open(page, "/badgequest");
  const token = badges(page).getByRole("link").first().locator("[data-photo]");
  await expect(token.locator("svg")).toBeVisible();
  const edge = await measureBox(token.locator("svg"));
  const picture = await measureBox(token.locator("img"));
  expect(picture.x).toBeGreaterThan(edge.x + edge.width / 10);
  expect(picture.x + picture.width).toBeLessThan(edge.x + edge.width * 0.9);
});
