import type { Page } from "@playwright/test";
import { open } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";

/** Reaches a link and waits until its page is drawn behind the page that is shown. */
async function pointAt(page: Page, route: string): Promise<void> {
  await page.locator(`footer a[href="${route}"]`).focus();
  await expect(page.locator("main h1")).toHaveCount(2);
}

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test("a page that is pointed at is drawn unseen, and following the link shows it", async ({
  page,
}) => {
  await open(page, "/about");
  const heading = page.getByRole("heading", { level: 1 });
  const here = await heading.textContent();
  const before = await height(page);
  await pointAt(page, "/badgequest");
  await expect(heading).toHaveText(here ?? "");
  expect(await height(page)).toBe(before);
  expect(await page.title()).toContain("About");
  const drawn = await page.locator("main h1").last().elementHandle();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/badgequest");
  await expect(page).toHaveTitle(/Badge Quest/);
  await expect(page.locator("main h1")).toHaveCount(1);
  expect(await page.locator("main h1").evaluate((shown, ahead) => shown === ahead, drawn)).toBe(
    true,
  );
  await expect(heading).toBeFocused();
});

test("a page that stands alone is drawn ahead in its own place, and colours nothing yet", async ({
  page,
}) => {
  await open(page, "/about");
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = { height: await height(page), ground: await ground() };
  await pointAt(page, "/roster2019");
  const drawn = await page.locator("main h1").last().elementHandle();
  expect({ height: await height(page), ground: await ground() }).toEqual(before);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/roster2019");
  await expect(page).toHaveTitle(/2019/);
  expect(await page.locator("main h1").evaluate((shown, ahead) => shown === ahead, drawn)).toBe(
    true,
  );
  expect(await ground()).not.toBe(before.ground);
  await expect(page.locator("#main")).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/about/i);
  expect(await ground()).toBe(before.ground);
});

test("of several pages that are pointed at only the last is drawn", async ({ page }) => {
  await open(page, "/about");
  await pointAt(page, "/badgequest");
  await pointAt(page, "/fiftyplates");
  await expect(page.locator("main h1").last()).toHaveText(/fifty plates/i);
  await expect(page.locator("main h1")).toHaveCount(2);
});

test("what is chosen on a page that was drawn ahead stands in its own address", async ({
  page,
}) => {
  await open(page, "/about");
  await pointAt(page, "/corevalues");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/corevalues");
  await page.getByRole("slider").first().press("ArrowRight");
  await expect(page).toHaveURL(/\/corevalues\?[a-z]+=/);
});
