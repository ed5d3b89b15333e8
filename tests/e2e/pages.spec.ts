/** Tests rules for every kind of page in a browser, with one visit per page. */
import type { Page } from "@playwright/test";
import { violationsByDayAndNight } from "./support/axe.ts";
import { kinds, sitemap, someOf } from "./support/entity-pages.ts";
import { open } from "./support/hydrated.ts";
import { blockFonts, layoutFaults, readWith } from "./support/layout-faults.ts";
import { moved, watchMoves } from "./support/moves.ts";
import { pages, views } from "./support/pages.ts";
import { policyReports, watchPolicies } from "./support/policy-reports.ts";
import { lowTargets } from "./support/targets.ts";
import { expect, test } from "./support/test.ts";

/** Phones, which are also desktops zoomed in to 400 %, tablets, laptops and screens, in CSS pixels. */
const widths = [320, 360, 390, 600, 768, 820, 900, 1024, 1100, 1280, 1366, 1440, 1920, 2560];

const heightOf = (width: number) => (width === 320 ? 256 : width < 600 ? 844 : 900);

async function expectNoFaults(page: Page, at: readonly number[], how: string, kinds = /./) {
  for (const width of at) {
    await page.setViewportSize({ width, height: heightOf(width) });
    const faults = await layoutFaults(page);
    expect
      .soft(
        faults.filter((fault) => kinds.test(fault)),
        `${how} at ${width} px`,
      )
      .toEqual([]);
  }
}

/** Expects the open page to be accessible. */
async function expectReadable(page: Page): Promise<void> {
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: heightOf(width) });
    expect.soft(await violationsByDayAndNight(page), `${width} px`).toEqual([]);
    expect.soft(await lowTargets(page), `pressed at ${width} px`).toEqual([]);
  }
  await expectNoFaults(page, widths, "layout");
  const reset = await readWith(page, "double text");
  await expectNoFaults(page, [390, 1440], "double text");
  await reset();
  const resetSpaces = await readWith(page, "spaced text");
  await expectNoFaults(page, [320, 1440], "spaced text", /^cut/);
  await resetSpaces();
  await blockFonts(page);
  await expectNoFaults(page, [390, 1440], "without web fonts", /^(?:cut|scrolls)/);
}

for (const address of [...pages, ...views]) {
  test(`${address} loads without shifts, respects its policies, and is accessible at every width @desktop`, async ({
    page,
  }) => {
    // The 404 page without its status, which the browser would log.
    await page.route("**/404", async (route) => {
      await route.fulfill({ response: await route.fetch(), status: 200 });
    });
    await watchMoves(page);
    await watchPolicies(page);
    await open(page, address);
    await page.mouse.wheel(0, 4000);
    await page.waitForLoadState("networkidle");
    // A font that comes late makes a headline some pixels narrower and moves nothing else.
    if (pages.includes(address)) expect(await moved(page)).toBeLessThan(0.005);
    expect(await policyReports(page)).toEqual([]);
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    await expectReadable(page);
  });
}

for (const kind of kinds) {
  test(`more pages of /${kind} are accessible @slow @desktop`, async ({ page, request }) => {
    for (const address of someOf(await sitemap(request), kind)) {
      await open(page, address);
      await expectReadable(page);
    }
  });
}
