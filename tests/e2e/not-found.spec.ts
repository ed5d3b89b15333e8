import { boxOf } from "#tests/e2e/support/box.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("an unknown address has the page for it, with navigation and status 404", async ({ page }) => {
  const response = await page.request.get("/no/such/page");
  expect(response.status()).toBe(404);
  await open(page, "/results");
  await page.evaluate(() => window.history.pushState(null, "", "/no-such-page"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/out of bounds/i);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Out of bounds/);
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("a phone on its side shows the picture of an unknown address beside its words @phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const html = await (await page.request.get("/no/such/page")).text();
  await page.route("/no/such/page", (route) =>
    route.fulfill({ contentType: "text/html", body: html }),
  );
  await page.goto("/no/such/page");
  const picture = await boxOf(page.locator("main section > svg"));
  expect(picture.y + picture.height).toBeLessThanOrEqual(390);
});

test("the picture of the page for unknown addresses stands in its document", async ({ page }) => {
  const html = await (await page.request.get("/no/such/page")).text();
  expect(html).toContain('<use href="#empty-tree"');
});
