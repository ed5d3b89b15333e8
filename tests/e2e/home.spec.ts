/** Tests Home on days with events (docs/product.md, Time) with a fixed clock. */
import type { Page } from "@playwright/test";
import { open } from "./support/hydrated.ts";
import { measureShift, watchShifts } from "./support/layout-shifts.ts";
import { expect, test } from "./support/test.ts";

/** Times, each with what the schedule begins with. */
const days: readonly (readonly [time: string, schedule: RegExp])[] = [
  ["2026-01-10T12:00Z", /^Tryouts from April 1/],
  ["2026-06-08T12:00Z", /^This week Saturday and Sunday/],
  ["2026-06-13T13:30Z", /^Today Saturday, June 13/],
  ["2026-06-16T12:00Z", /^Just played scores coming/],
  ["2027-05-20T12:00Z", /^Last played April.25.- 26, 2026/],
];

/** The text of a region's headings, lines and links. */
const readRegion = (page: Page, name: string) =>
  page.getByRole("region", { name }).evaluate((region) =>
    [...region.querySelectorAll(":scope :is(h2, p, a)")]
      .map((part) => part.textContent)
      .join(" ")
      .replaceAll(/\s+/g, " ")
      .trim(),
  );

test("Home’s schedule follows the visitor’s clock, and nothing above it moves", async ({
  page,
}) => {
  await watchShifts(page);
  await page.clock.install({ time: new Date(days[0]?.[0] ?? "") });
  await open(page, "/");
  // Letters may move while a font arrives.
  const onArrival = await measureShift(page);
  for (const [time, schedule] of days) {
    // Returning to the page shows the current day.
    await page.clock.setFixedTime(new Date(time));
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect.poll(() => readRegion(page, "Schedule"), time).toMatch(schedule);
  }
  expect((await measureShift(page)) - onArrival).toBeLessThan(0.002);
});
