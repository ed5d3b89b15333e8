import type { Page } from "@playwright/test";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/** Records the footer's first position while only the first part of a page is shown. */
async function watchFirstPart(page: Page): Promise<() => Promise<string | undefined>> {
  await page.evaluate(() => {
    delete document.body.dataset["footer"];
    new MutationObserver(() => {
      const isKnown = document.body.dataset["footer"] !== undefined;
      if (isKnown || document.querySelector("[data-placeholder]") === null) return;
      const top = document.querySelector("main + footer")?.getBoundingClientRect().top ?? 0;
      document.body.dataset["footer"] = top < innerHeight ? "in the viewport" : "below it";
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => document.body.dataset["footer"]);
}

const lastPart = (page: Page) => page.locator("main section, main aside").last();

test("a link shows the start of a long page before the rest, without its footer in view; a link to a section shows all @both", async ({
  page,
}) => {
  await open(page, "/players");
  const whole = await lastPart(page).innerText();
  await open(page, "/search");
  const footer = await watchFirstPart(page);
  await page.locator('footer a[href="/players"]').click();
  await expect(lastPart(page)).toHaveText(whole, { useInnerText: true });
  await expect(page.locator("[data-placeholder]")).toHaveCount(0);
  expect(await footer()).toBe("below it");
  await test.step("a link to a section, and Back, show the whole page at once", async () => {
    await open(page, "/join");
    const footerOfRecords = await watchFirstPart(page);
    await page.locator('main a[href="/records#places"]').click();
    await expect(page.locator("#places")).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL("/join");
    await expect(page.locator("#places")).toHaveCount(0);
    expect(await footerOfRecords()).toBeUndefined();
  });
});
