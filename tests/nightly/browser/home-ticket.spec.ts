import type { Page } from "@playwright/test";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/** Opens Home on a day as of a club whose tryouts have a callout and no dates. */
async function openHomeOn(page: Page, day: string): Promise<void> {
  await page.route("**/index.page.json", async (route) => {
    const response = await route.fetch();
    const file = await response.json();
    file.data.day.callout.isOnly = true;
    file.data.day.dates = undefined;
    await route.fulfill({ json: file });
  });
  await page.clock.setFixedTime(new Date(day));
  await open(page, "/about");
  await page.getByRole("banner").getByRole("link", { name: /home/i }).first().click();
}

test("Home’s ticket is the callout until registration ends, and then says that it has ended", async ({
  page,
}) => {
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
});
