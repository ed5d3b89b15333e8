/** Tests documents that a browser, an extension or a visitor changed before their scripts run. */
import { test as testWithErrors } from "@playwright/test";
import { cards, searchField } from "#tests/e2e/results-page.ts";
import { open, waitForIslands } from "#tests/e2e/support/hydrated.ts";
import { expect, test, withoutWorker } from "#tests/e2e/support/test.ts";

test("a page that was only prepared asks for no scripts until it is shown", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.clock.install();
  await page.addInitScript(() => {
    Object.defineProperty(document, "prerendering", { configurable: true, value: true });
  });
  for (const address of ["/results", "/results?q=spring"]) {
    await page.goto(address);
    await page.clock.runFor(20_000);
    expect(scripts.splice(0), address).toEqual([]);
    await page.evaluate(() => {
      Object.defineProperty(document, "prerendering", { value: false });
      document.dispatchEvent(new Event("prerenderingchange"));
    });
    await page.clock.runFor(1000);
    await waitForIslands(page, '[data-when="load"]');
    await expect(searchField(page)).toHaveValue(address.includes("q=") ? "spring" : "");
    expect(scripts.splice(0), address).not.toEqual([]);
  }
});

// React reports the texts that differ.
testWithErrors("texts that a translator changed leave the page complete", async ({ page }) => {
  await withoutWorker(page);
  await open(page, "/results");
  const count = await cards(page).count();
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode;
        if (text instanceof Text && text.parentElement?.closest("script, style") === null)
          found.push(text);
      }
      for (const text of found) {
        const translated = document.createElement("font");
        translated.textContent = `${text.data} `;
        text.replaceWith(translated);
      }
    });
  });
  await open(page, "/results");
  await expect(cards(page)).toHaveCount(count);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await searchField(page).fill("regionals");
  await expect(page).toHaveURL(/q=regionals/);
  await expect(cards(page).first()).toBeVisible();
  expect(await cards(page).count()).toBeLessThan(count);
});
