/** Tests what a visitor has while the scripts of a page are late, missing or broken. */
import { test as testWithErrors, type Page } from "@playwright/test";
import { cards, searchField } from "#tests/e2e/results-page.ts";
import { countDocuments } from "./support/count-documents.ts";
import { holdTimers } from "./support/hold-timers.ts";
import { open } from "./support/hydrated.ts";
import { expect, test, withoutWorker } from "./support/test.ts";
import { viewNotice } from "./support/view-notice.ts";

const entry = "**/assets/entry-site-*.js";

/** Times of `entry-start.ts`, in ms: without a report of the first paint, and without a file that arrives. */
const PAINT_TIMEOUT_MS = 300;
const STALLED_MS = 6000;

testWithErrors.beforeEach(({ page }) => withoutWorker(page));

test("a page is painted before its scripts are requested", async ({ page }) => {
  await holdTimers(page, PAINT_TIMEOUT_MS);
  await open(page, "/results");
  const [paint, firstRequest] = await page.evaluate(() => {
    const [first] = performance.getEntriesByName("first-paint");
    const scripts = performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"));
    return [first?.startTime ?? 0, Math.min(...scripts.map(({ startTime }) => startTime))];
  });
  expect(paint).toBeGreaterThan(0);
  expect(firstRequest).toBeGreaterThan(paint);
});

test("until the scripts load, a visitor can choose the default view", async ({ page }) => {
  await holdTimers(page, STALLED_MS);
  await page.route(entry, () => {});
  await page.goto("/results?q=spring");
  await expect(viewNotice(page)).toBeAttached();
  await expect(cards(page)).toHaveCount(0);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await viewNotice(page).getByRole("link", { name: "Show the default view" }).press("Enter");
  await expect(page).toHaveURL("/results?");
  await expect(searchField(page)).toBeVisible();
  await expect(cards(page)).not.toHaveCount(0);
  await expect(viewNotice(page)).toBeHidden();
});

// The browser logs the failure.
testWithErrors(
  "if scripts are missing, a notice is shown at once, from which the view can be loaded again",
  async ({ page }) => {
    await holdTimers(page, STALLED_MS);
    await page.route(entry, (route) => route.abort());
    await page.goto("/roster?season=cote-sauvage-2023");
    await expect(viewNotice(page).getByText("This view couldn’t be loaded")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.unroute(entry);
    await viewNotice(page).getByRole("link", { name: "Load again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("2023");
    await expect(page).toHaveURL("/roster?season=cote-sauvage-2023");
  },
);

const readText = (page: Page) => page.locator("body").innerText();

/** Opens a page, and waits until it shows its prerendered text because its scripts have failed. */
async function openFailing(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator("html[data-view=failed]")).toBeAttached();
}

/** Replaces the filter of Players by one that cannot be rendered. */
async function breakView(page: Page): Promise<void> {
  const body = `export function PlayerFilter() { throw new Error("broken"); }`;
  await page.route("**/assets/PlayerFilter*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body }),
  );
}

// The browser logs the failures.
testWithErrors(
  "if a page’s script fails while rendering, its text stays, and its links work",
  async ({ page }) => {
    await page.route("**/assets/*.js", (route) => route.abort());
    await openFailing(page, "/players");
    const text = await readText(page);
    await page.unroute("**/assets/*.js");
    await breakView(page);
    const documents = countDocuments(page);
    await openFailing(page, "/players");
    await expect.poll(() => readText(page)).toBe(text);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(documents()).toBe(1);
    await page.getByRole("contentinfo").getByRole("link", { name: "Core Values" }).click();
    await expect(page).toHaveURL("/corevalues");
  },
);

// The browser logs the failures.
testWithErrors(
  "a page whose script is missing is loaded again once, and then keeps its text",
  async ({ page }) => {
    await page.route("**/assets/PlayerFilter*.js", (route) => route.abort());
    let documents = 0;
    page.on("domcontentloaded", () => (documents += 1));
    await openFailing(page, "/players");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(documents).toBe(2);
  },
);
