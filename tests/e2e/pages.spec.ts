/** Tests rules for every kind of page in a browser, with one visit per page. */
import type { Page } from "@playwright/test";
import { violationsByDayAndNight } from "./support/axe.ts";
import { kinds, sitemap, samplePages } from "./support/entity-pages.ts";
import { open } from "./support/hydrated.ts";
import { blockFonts, layoutFaults, readWith } from "./support/layout-faults.ts";
import { measureShift, watchShifts } from "./support/layout-shifts.ts";
import { pages, views } from "./support/pages.ts";
import { policyReports, watchPolicies } from "./support/policy-reports.ts";
import { findSmallTargets } from "./support/targets.ts";
import { expect, test } from "./support/test.ts";

/**
 * Window widths in CSS pixels. A layout is tightest where it begins, so these come first: the smallest phones, which
 * are also desktops zoomed in to 400 %, and the widths of the media queries.
 */
const tightestWidths = [320, 360, 600, 900, 1100, 1200, 1920];
/** Phones, tablets, laptops and screens between them. */
const otherWidths = [390, 768, 820, 1024, 1280, 1366, 1440, 2560];

/** iPhones zoom into a field with smaller text, in CSS pixels. */
const SMALLEST_FIELD_TEXT = 16;

const chooseHeight = (width: number) => (width === 320 ? 256 : width < 600 ? 844 : 900);

async function expectNoFaults(page: Page, at: readonly number[], how: string, kinds = /./) {
  for (const width of at) {
    await page.setViewportSize({ width, height: chooseHeight(width) });
    const faults = await layoutFaults(page);
    expect
      .soft(
        faults.filter((fault) => kinds.test(fault)),
        `${how} at ${width} px`,
      )
      .toEqual([]);
  }
}

/** Expects the open page to suit readers with larger text, more space between letters, or without web fonts. */
async function expectReadersServed(page: Page, doubled: number, spaced: number) {
  const reset = await readWith(page, "double text");
  await expectNoFaults(page, [doubled], "double text");
  await expectNoFaults(page, [320], "double text", /^scrolls/);
  await reset();
  const resetSpaces = await readWith(page, "spaced text");
  await expectNoFaults(page, [spaced], "spaced text", /^cut/);
  await resetSpaces();
  await blockFonts(page);
  await expectNoFaults(page, [doubled], "without web fonts", /^(?:cut|scrolls)/);
}

/** Expects the targets of the open page to be large enough for a finger. */
async function expectPressable(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: chooseHeight(width) });
  expect.soft(await findSmallTargets(page), `pressed at ${width} px`).toEqual([]);
}

async function expectAccessible(page: Page, width: number): Promise<void> {
  await expectPressable(page, width);
  expect.soft(await violationsByDayAndNight(page), `${width} px`).toEqual([]);
}

async function smallFields(page: Page): Promise<string[]> {
  return page
    .locator("input:not([type=range], [type=radio]), select, textarea")
    .evaluateAll(
      (fields, smallest) =>
        fields
          .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < smallest)
          .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      SMALLEST_FIELD_TEXT,
    );
}

/** Opens a page, also the 404 page, whose own status the browser would log. */
async function openWithStatus200(page: Page, address: string): Promise<void> {
  await page.route("**/404", async (route) => {
    await route.fulfill({ response: await route.fetch(), status: 200 });
  });
  await open(page, address);
}

for (const address of [...pages, ...views]) {
  test(`${address} loads without shifts, respects its policies, and is accessible at the widths where layouts are tightest @desktop`, async ({
    page,
  }) => {
    await watchShifts(page);
    await watchPolicies(page);
    await openWithStatus200(page, address);
    await page.mouse.wheel(0, 4000);
    await page.waitForLoadState("networkidle");
    // A font that comes late makes a headline some pixels narrower and moves nothing else.
    if (pages.includes(address)) expect(await measureShift(page)).toBeLessThan(0.005);
    expect(await policyReports(page)).toEqual([]);
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    await expectAccessible(page, 1440);
    // A view has the header and the footer of its page, whose colors and roles are tested there.
    await (pages.includes(address) ? expectAccessible : expectPressable)(page, 320);
    await expectNoFaults(page, tightestWidths, "layout");
    await page.setViewportSize({ width: 390, height: chooseHeight(390) });
    expect(await smallFields(page)).toEqual([]);
    await expectReadersServed(page, 390, 320);
  });
}

for (const address of [...pages, ...views]) {
  test(`${address} is accessible at other widths @slow @desktop`, async ({ page }) => {
    await openWithStatus200(page, address);
    if (!pages.includes(address)) await expectAccessible(page, 320);
    await expectNoFaults(page, otherWidths, "layout");
    await expectReadersServed(page, 1440, 1440);
  });
}

for (const kind of kinds) {
  test(`more pages of /${kind} are accessible @slow @desktop`, async ({ page, request }) => {
    for (const address of samplePages(await sitemap(request), kind)) {
      await open(page, address);
      for (const width of [1440, 320]) await expectAccessible(page, width);
      await expectNoFaults(page, [...tightestWidths, ...otherWidths], "layout");
      await expectReadersServed(page, 390, 320);
    }
  });
}
