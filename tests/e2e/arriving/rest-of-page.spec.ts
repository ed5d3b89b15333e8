import type { Page } from "@playwright/test";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/** Notes from here on whether a page had room for its rest, and so began without it. */
async function watchForRoom(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    delete document.body.dataset["began"];
    new MutationObserver(() => {
      if (document.querySelector("[data-room]") !== null) document.body.dataset["began"] = "";
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => "began" in document.body.dataset);
}

const lastPart = (page: Page) => page.locator("main section, main aside").last();

test("a link shows the beginning of a page, then all of it with the footer below", async ({
  page,
}) => {
  await open(page, "/join");
  const whole = await lastPart(page).innerText();
  await open(page, "/search");
  const hasBegun = await watchForRoom(page);
  await page.locator('main a[href="/join"]').click();
  await expect(lastPart(page)).toHaveText(whole, { useInnerText: true });
  await expect(page.locator("[data-room]")).toHaveCount(0);
  expect(await hasBegun()).toBe(true);
});

test("a link to a part of a page, and Back, have all of it at once", async ({ page }) => {
  await open(page, "/join");
  const hasBegun = await watchForRoom(page);
  await page.locator('main a[href="/records#places"]').click();
  await expect(page.locator("#places")).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL("/join");
  await expect(page.locator("#places")).toHaveCount(0);
  expect(await hasBegun()).toBe(false);
});
