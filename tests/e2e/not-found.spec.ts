import { violations } from "#tests/e2e/support/axe.ts";
import { measureBox } from "#tests/e2e/support/box.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("an unknown URL shows the 404 page, which links Home and similar pages, and Back returns to it @desktop", async ({
  page,
}) => {
  await open(page, "/results");
  const html = await (await page.request.get("/no-such-page")).text();
  await page.route("/no-such-page", (route) =>
    route.fulfill({ contentType: "text/html", body: html }),
  );
  await page.evaluate(() => location.assign("/no-such-page"));
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(/out of bounds/i);
  await expect(page).toHaveTitle(/^Out of bounds/);
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expect(heading).toHaveText(/out of bounds/i);
  await expect(page).toHaveURL("/no-such-page");
  await test.step("the 404 page suggests similar pages and lists, and has a search filled in with the URL’s words", async () => {
    const nestedHtml = await (await page.request.get("/no/such/page")).text();
    await page.route("/players/lope", (route) =>
      route.fulfill({ contentType: "text/html", body: nestedHtml }),
    );
    await open(page, "/players/lope");
    const main = page.locator("main");
    await expect(main.getByText("/players/lope", { exact: true })).toBeVisible();
    await expect(main.getByRole("searchbox")).toHaveValue("lope");
    const suggestions = main.getByRole("region", { name: "Did you mean" });
    await expect(suggestions.getByRole("listitem")).toHaveText([/^Inês Lopes/]);
    await expect(main.getByRole("link", { name: "All players" })).toHaveAttribute(
      "href",
      "/players",
    );
    await expect(main.getByRole("region", { name: "list" }).getByRole("link")).toHaveCount(6);
    expect(await violations(page)).toEqual([]);
    await main.getByRole("searchbox").fill("nunez");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/search?q=nunez");
    await expect(main.getByRole("status")).toContainText("1 result");
  });
});

test("the 404 page of a URL without similar pages has no heading for them @desktop", async ({
  page,
}) => {
  const html = await (await page.request.get("/no/such/page")).text();
  await page.route("/nothing-here", (route) =>
    route.fulfill({ contentType: "text/html", body: html }),
  );
  const searchIndex = page.waitForResponse(/\/search[^/]*\.json/);
  await open(page, "/nothing-here");
  await (await searchIndex).finished();
  const main = page.locator("main");
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([/Or browse a list/i]);
});

test("a phone in landscape shows the 404 picture without scrolling @phone", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const html = await (await page.request.get("/no/such/page")).text();
  await page.route("/no/such/page", (route) =>
    route.fulfill({ contentType: "text/html", body: html }),
  );
  await page.goto("/no/such/page");
  const picture = await measureBox(page.locator("main > div > div > svg"));
  expect(picture.y + picture.height).toBeLessThanOrEqual(390);
});
