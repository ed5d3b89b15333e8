/** Tests rules for every kind of page in a browser, with one visit per page. */
import { violationsByDayAndNight } from "./support/axe.ts";
import { kinds, sitemap, someOf } from "./support/entity-pages.ts";
import { open } from "./support/hydrated.ts";
import { moved, watchMoves } from "./support/moves.ts";
import { spaceText, textsOutside } from "./support/outside.ts";
import { pages } from "./support/pages.ts";
import { policyReports, watchPolicies } from "./support/policy-reports.ts";
import { expect, test } from "./support/test.ts";
import { sidewaysWidths } from "./support/width.ts";
import { wordsBrokenOn } from "./support/words.ts";
import type { Page } from "@playwright/test";

/** Strips and boards that scroll by themselves cut their ends. */
const cutsInside = new Set(["/", "/news", "/results", "/roster", "/corevalues", "/roster2025"]);

async function expectReadable(page: Page, address: string): Promise<void> {
  expect(await sidewaysWidths(page), `${address} scrolls sideways`).toEqual([]);
  if (cutsInside.has(address)) return;
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await textsOutside(page), `${address} at ${width}`).toEqual([]);
  }
  expect(await wordsBrokenOn(page), address).toEqual([]);
  // As WCAG asks. The sheet stays.
  await spaceText(page);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await textsOutside(page), `${address}, spaced, at ${width}`).toEqual([]);
  }
}

for (const address of pages) {
  test(`${address} moves nothing while it loads, keeps to its policies, and can be read by everybody`, async ({
    page,
  }) => {
    await watchMoves(page);
    await watchPolicies(page);
    await open(page, address);
    await page.mouse.wheel(0, 4000);
    await page.waitForLoadState("networkidle");
    // A font that comes late makes a headline some pixels narrower and moves nothing else.
    expect(await moved(page)).toBeLessThan(0.005);
    expect(await policyReports(page)).toEqual([]);
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    expect(await violationsByDayAndNight(page)).toEqual([]);
    await expectReadable(page, address);
  });
}

for (const kind of kinds) {
  test(`more pages of /${kind} can be read by everybody @slow`, async ({ page, request }) => {
    for (const address of someOf(await sitemap(request), kind)) {
      await open(page, address);
      expect(await violationsByDayAndNight(page), address).toEqual([]);
      await expectReadable(page, address);
    }
  });
}
