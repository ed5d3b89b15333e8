import { expect, type Page } from "@playwright/test";
import { violationsByDayAndNight } from "./axe.ts";
import { open } from "./hydrated.ts";
import { layoutFaults } from "./layout-faults.ts";
import { measureShift, watchShifts } from "./layout-shifts.ts";
import { policyReports, watchPolicies } from "./policy-reports.ts";
import { findSmallTargets } from "./targets.ts";

/** Height of the window, in CSS pixels. 320 px wide is also a desktop zoomed in to 400 %. */
const chooseHeight = (width: number) => (width === 320 ? 256 : width < 600 ? 844 : 900);

/** Sets the width of the window, in CSS pixels. */
export async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: chooseHeight(width) });
}

/** Opens a page, also the 404 page, whose own status the browser would log. */
export async function openWithStatus200(page: Page, address: string): Promise<void> {
  if (address === "/404") {
    await page.route("**/404", async (route) => {
      await route.fulfill({ response: await route.fetch(), status: 200 });
    });
  }
  await open(page, address);
}

/** Expects the open page to have no layout faults of some kinds at some widths, in CSS pixels. */
export async function expectNoFaults(
  page: Page,
  widths: readonly number[],
  address: string,
  kinds = /./,
): Promise<void> {
  for (const width of widths) {
    await setWidth(page, width);
    const faults = await layoutFaults(page);
    expect
      .soft(
        faults.filter((fault) => kinds.test(fault)),
        `${address} at ${width} px`,
      )
      .toEqual([]);
  }
}

/** Expects what every page promises: nothing moves, nothing is blocked, and everyone can read and press everything. */
export async function expectGoodVisits(page: Page, addresses: readonly string[]): Promise<void> {
  // The pages below find the fonts in the browser's cache. What moves when fonts are late has its own test.
  await page.goto("/offline");
  await watchShifts(page);
  await watchPolicies(page);
  for (const address of addresses) {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "no-preference" });
    await setWidth(page, 1440);
    await openWithStatus200(page, address);
    expect.soft(await measureShift(page), `shift of ${address}`).toBeLessThan(0.005);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expectNoFaults(page, [320, 600, 1100], address);
    // By now the page has been scrolled to its end.
    expect.soft(await policyReports(page), `policies of ${address}`).toEqual([]);
    await setWidth(page, 390);
    expect.soft(await findSmallTargets(page), `controls of ${address} at 390 px`).toEqual([]);
    await setWidth(page, 1440);
    expect.soft(await violationsByDayAndNight(page), `barriers of ${address}`).toEqual([]);
  }
}
