import type { Page } from "@playwright/test";
import { violationsByDayAndNight } from "#tests/e2e/support/axe.ts";
import { measureBox } from "#tests/e2e/support/box.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/** Answers with the 404 page at an address, without its status, which the browser would log. */
async function answerNotFound(page: Page, address: string): Promise<void> {
  const body = await (await page.request.get("/no/such/page")).text();
  await page.route(address, (route) => route.fulfill({ contentType: "text/html", body }));
}

test("the 404 page links the list of the URL’s kind, and has a search filled in with its words", async ({
  page,
}) => {
  await answerNotFound(page, "/players/lope");
  await open(page, "/players/lope");
  const main = page.locator("main");
  await expect(main.getByText("/players/lope", { exact: true })).toBeVisible();
  await expect(main.getByRole("searchbox")).toHaveValue("lope");
  await expect(main.getByRole("link", { name: "All players" })).toHaveAttribute("href", "/players");
  expect(await violationsByDayAndNight(page)).toEqual([]);
  await main.getByRole("searchbox").fill("nunez");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=nunez");
  await expect(main.getByRole("status")).toContainText("5 results");
});

test("a phone in landscape shows the 404 picture without scrolling @phone", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await answerNotFound(page, "/no/such/page");
  await page.goto("/no/such/page");
  const picture = page.locator("main .columns > svg");
  const readEnd = async () => {
    const { y, height } = await measureBox(picture);
    return y + height;
  };
  await expect.poll(readEnd).toBeLessThanOrEqual(390);
});
