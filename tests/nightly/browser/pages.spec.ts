/** Tests what a visit of `tests/e2e/visits.spec.ts` leaves out: other widths, views, pages and readers' settings. */
import type { Page } from "@playwright/test";
import { violationsByDayAndNight } from "#tests/e2e/support/axe.ts";
import { measureBox } from "#tests/e2e/support/box.ts";
import { kinds, samplePages, sitemap } from "#tests/e2e/support/entity-pages.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { blockFonts, readWith } from "#tests/e2e/support/layout-faults.ts";
import { otherLayouts, pages } from "#tests/e2e/support/pages.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import {
  expectGoodVisits,
  expectNoFaults,
  openWithStatus200,
  setWidth,
} from "#tests/e2e/support/visit.ts";
import { timeLimit } from "#tests/support/time-limit.ts";

/** Every layout once. */
const layouts = [...pages, ...otherLayouts];

/** Views and states with the layout of their page. */
const views = [
  "/news?season=cote-sauvage-2025",
  "/news?show=all",
  "/news?q=zucchini",
  "/news?season=cote-sauvage-2030",
  "/results?show=all",
  "/results?q=eddy&show=all",
  "/results?q=sasquatch",
  "/roster?season=cote-sauvage-2024",
  "/badgequest?tab=leaderboard",
  "/badgequest?tab=badges",
  "/badgequest?view=badge&badge=GOOD_NEIGHBOR",
  "/roster2025?playlist=low-water",
  "/roster2025?playlist=favorites",
  "/roster2025?playlist=the-longest-title",
  "/players/alder",
  "/players/o",
  "/tournaments/2024-regionals",
  "/tournaments/2026-fog-bowl",
  "/opponents/cormorant",
  "/badges/old-hat",
  "/records#place-me",
  "/search?q=fog",
  "/offline",
];

/** Window widths in CSS pixels: phones, tablets, laptops, screens, and the widths of the media queries. */
const otherWidths = [360, 390, 768, 900, 1024, 1200, 1440, 1920, 2560];

for (const address of layouts) {
  test(`${address} has no layout fault at other widths`, async ({ page }) => {
    await openWithStatus200(page, address);
    await expectNoFaults(page, otherWidths, address);
  });
}

for (const address of views) {
  test(`a visit to ${address} meets no layout shift, policy report, layout fault or barrier`, async ({
    page,
  }) => {
    await expectGoodVisits(page, [address]);
  });
}

for (const kind of kinds) {
  test(`visits to more pages of /${kind} meet no layout shift, policy report, layout fault or barrier`, async ({
    page,
    request,
  }) => {
    await expectGoodVisits(page, samplePages(await sitemap(request), kind));
  });
}

/** Times with states of their own: tryouts to come, a tournament this week, today and just played, and open tryouts. */
const times = [
  "2026-01-10T12:00Z",
  "2026-06-08T12:00Z",
  "2026-06-13T13:30Z",
  "2026-06-16T12:00Z",
  "2027-04-20T12:00Z",
];

for (const address of ["/", "/join", "/tournaments/2026-fog-bowl"]) {
  test(`${address} is accessible around tryouts and a tournament`, async ({ page }) => {
    for (const time of times) {
      await page.clock.setFixedTime(new Date(time));
      await open(page, address);
      expect.soft(await violationsByDayAndNight(page), time).toEqual([]);
    }
  });
}

/** Opens one page of each layout after the other in a window as wide as a phone. */
async function onEveryPage(page: Page, check: (address: string) => Promise<void>): Promise<void> {
  test.setTimeout(timeLimit(180_000));
  await setWidth(page, 390);
  for (const address of layouts) {
    await openWithStatus200(page, address);
    await check(address);
  }
}

test("every page is accessible in a window as wide as a phone", async ({ page }) => {
  await onEveryPage(page, async (address) => {
    expect.soft(await violationsByDayAndNight(page), address).toEqual([]);
  });
});

test("no page has a layout fault with text of double size", async ({ page }) => {
  await onEveryPage(page, async (address) => {
    await readWith(page, "double text");
    await expectNoFaults(page, [390, 1440], address);
    await expectNoFaults(page, [320], address, /^scrolls/);
  });
});

test("no page cuts text with more space between its letters, words and lines", async ({ page }) => {
  await onEveryPage(page, async (address) => {
    await readWith(page, "spaced text");
    await expectNoFaults(page, [320, 1440], address, /^cut/);
  });
});

test("no page without web fonts cuts text or scrolls sideways", async ({ page }) => {
  await onEveryPage(page, async (address) => {
    await blockFonts(page);
    await expectNoFaults(page, [390, 1440], address, /^(?:cut|scrolls)/);
  });
});

test("a side column is beside the content only in windows from 1100 px on", async ({ page }) => {
  await openWithStatus200(page, "/seasons/2024");
  const content = page.locator(".withAside > :first-child");
  const aside = page.locator(".withAside > :last-child");
  for (const [width, isBeside] of [
    [1099, false],
    [1100, true],
  ] as const) {
    await setWidth(page, width);
    const { y, height } = await measureBox(content);
    expect((await measureBox(aside)).y < y + height, `${width} px`).toBe(isBeside);
  }
});

/** iPhones zoom into a field with smaller text, in CSS pixels. */
const SMALLEST_FIELD_TEXT = 16;

test("no field has text so small that iPhones zoom into it", async ({ page }) => {
  await onEveryPage(page, async (address) => {
    const smallFields = await page
      .locator("input:not([type=range], [type=radio]), select, textarea")
      .evaluateAll(
        (fields, smallest) =>
          fields
            .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < smallest)
            .map(({ outerHTML }) => outerHTML.slice(0, 80)),
        SMALLEST_FIELD_TEXT,
      );
    expect.soft(smallFields, address).toEqual([]);
  });
});
