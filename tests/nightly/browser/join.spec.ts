import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("Join links the form for tryouts until the end of registration", async ({ page }) => {
  await page.clock.install({ time: new Date("2027-03-20T12:00Z") });
  const heading = page.getByRole("region", { name: "Tryouts" }).getByRole("heading");
  const link = page.getByRole("link", { name: /Open the form/ });
  // Also in the phone's menu.
  const inMenu = page.locator('#menu :not([hidden]) > a[href="https://forms.example/tryouts"]');
  for (const [time, notice, isOpen] of [
    ["2027-03-20T12:00Z", /^Come and throw/, true],
    ["2027-05-07T12:00Z", /^Come and throw/, true],
    ["2027-05-08T12:00Z", "Registration has ended", false],
    ["2027-05-17T12:00Z", "Our tryouts are over", false],
  ] as const) {
    await page.clock.setFixedTime(new Date(time));
    await open(page, "/join");
    await expect(heading.filter({ hasText: notice }), time).toBeVisible();
    await expect(link, time).toHaveCount(isOpen ? 1 : 0);
    await expect(inMenu.first(), time).toBeAttached({ attached: isOpen });
  }
});
