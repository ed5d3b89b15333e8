import type { Page } from "@playwright/test";
import { violations } from "#tests/e2e/support/axe.ts";
import { sitemap } from "#tests/e2e/support/entity-pages.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { layoutFaults } from "#tests/e2e/support/layout-faults.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { timeLimit } from "#tests/support/time-limit.ts";

// All pages of the club in `content/`. Their text and number depend on the content:
// nothing here counts or names them, so that no edit fails the test.

/** Text that appears if the code lacked a value. */
const BUG_WORDS = /.{0,40}(?:\bundefined\b|\bNaN\b|Invalid Date|\[object ).{0,40}/;

/** Number of tests that share the pages, for parallel workers and time limits. */
const SHARES = 24;

async function checkPage(page: Page, address: string, index: number): Promise<void> {
  const at = `${address}, ${index % 2 === 0 ? "light" : "dark"}`;
  await page.emulateMedia({
    colorScheme: index % 2 === 0 ? "light" : "dark",
    reducedMotion: "reduce",
  });
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, address);
  expect(await layoutFaults(page), at).toEqual([]);
  expect(BUG_WORDS.exec(await page.locator("body").innerText())?.[0], at).toBeUndefined();
  if (index % 4 > 1) await page.setViewportSize({ width: 1440, height: 900 });
  expect(await violations(page), at).toEqual([]);
}

for (let share = 0; share < SHARES; share += 1) {
  test(`every page of the club is accessible, has no layout fault in a narrow window and logs nothing, part ${share + 1}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(timeLimit(180_000));
    for (const [index, address] of (await sitemap(request)).entries()) {
      if (Math.floor(index / 4) % SHARES === share) await checkPage(page, address, index);
    }
  });
}
