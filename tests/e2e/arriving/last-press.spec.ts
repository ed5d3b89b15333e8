import type { Page, Route } from "@playwright/test";
import { timeLimitNow } from "#tests/support/time-limit.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/** Holds a page's script until released. */
async function holdBack(page: Page, script: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(`**/assets/${script}-*.js`, (route) => {
    held.push(route);
  });
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    const arrived = page.waitForResponse(new RegExp(`/assets/${script}-`));
    await Promise.all(held.map((route) => route.continue()));
    await (await arrived).finished();
    // Long enough for the page to appear.
    await page.waitForTimeout(timeLimitNow(300));
  };
}

const press = (page: Page, route: string) =>
  page.locator(`footer a[href="${route}"]`).press("Enter");

/** Makes the browser change the URL before the next page is ready. */
function commitAtOnce(): void {
  const intercept: NavigateEvent["intercept"] = Reflect.get(NavigateEvent.prototype, "intercept");
  NavigateEvent.prototype.intercept = function interceptAtOnce(options = {}) {
    delete options.precommitHandler;
    intercept.call(this, options);
  };
}

test("of two clicked links the last one is followed, whichever page arrives first", async ({
  page,
}) => {
  for (const isCommittedAtOnce of [false, true]) {
    const how = isCommittedAtOnce ? "at once" : "with the page";
    await test.step(`in a browser that changes the address ${how}`, async () => {
      if (isCommittedAtOnce) await page.addInitScript(commitAtOnce);
      await open(page, "/about");
      const release = await holdBack(page, "badgequest");
      await press(page, "/badgequest");
      await press(page, "/corevalues");
      await expect(page).toHaveURL("/corevalues");
      // The URL may be ahead of the page, which must load before the other one.
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toHaveText(/core values/i);
      await release();
      await expect(page).toHaveURL("/corevalues");
      await expect(heading).toHaveText(/core values/i);
    });
  }
});

test("Back cancels a page that is still loading", async ({ page }) => {
  await open(page, "/about");
  await press(page, "/corevalues");
  await expect(page).toHaveURL("/corevalues");
  const release = await holdBack(page, "badgequest");
  await press(page, "/badgequest");
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await release();
  await expect(page).toHaveURL("/about");
});
