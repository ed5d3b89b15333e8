import { expect, test as testWithErrors, type Page } from "@playwright/test";
import { changeProps } from "#tests/e2e/support/change-props.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { withoutWorker } from "#tests/e2e/support/test.ts";

testWithErrors.beforeEach(({ page }) => withoutWorker(page));

/** Opens Home on a day as of a club whose tryouts have a callout and no dates. */
async function openHomeOn(page: Page, day: string): Promise<void> {
  await changeProps(page, "/", (data) => {
    data.day.callout.isOnly = true;
    delete data.day.dates;
  });
  await page.clock.setFixedTime(new Date(day));
  await open(page, "/");
}

// React logs that the prerendered ticket is another one, and renders it anew.
testWithErrors(
  "Home’s ticket is the callout until registration ends, and then says that it has ended",
  async ({ page }) => {
    const main = page.getByRole("main");
    const callout = main.getByRole("link", { name: /Come and throw with us in May!/ });
    await openHomeOn(page, "2027-05-07T12:00Z");
    await expect(callout).toHaveText(/^Come/);
    await expect(callout).toHaveAttribute("href", "https://forms.example/tryouts");
    for (const [day, text] of [
      ["2027-05-09T12:00Z", "Registration has ended"],
      ["2027-05-18T12:00Z", "Tryouts are over"],
    ] as const) {
      await openHomeOn(page, day);
      await expect(callout).toHaveText(/^Closed Come/);
      await expect(main.getByRole("link", { name: text })).toHaveAttribute("href", "/join");
    }
  },
);
