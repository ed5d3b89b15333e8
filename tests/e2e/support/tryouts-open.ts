import type { Page } from "@playwright/test";

/** Sets the visitor's clock to a day on which the invented club announces tryouts. */
export async function whileTryoutsAreOpen(page: Page): Promise<void> {
  await page.clock.setFixedTime(new Date("2027-04-20T12:00:00Z"));
}
