import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("Join says when registration has ended and when tryouts are over, without a link to the form", async ({
  page,
}) => {
  await page.clock.install({ time: new Date("2027-05-08T12:00Z") });
  const tryouts = page.getByRole("region", { name: "Tryouts" });
  for (const [time, notice] of [
    ["2027-05-08T12:00Z", "Registration has ended"],
    ["2027-05-17T12:00Z", "Our tryouts are over"],
  ] as const) {
    await page.clock.setFixedTime(new Date(time));
    await open(page, "/join");
    await expect(tryouts.getByRole("heading")).toHaveText(notice);
    await expect(page.getByRole("link", { name: /Open the form/ })).toHaveCount(0);
    // Of the phone's menu, too.
    await expect(page.locator('#menu a[href="https://forms.example/tryouts"]')).toHaveCount(0);
  }
  for (const earlier of ["2027-03-20T12:00Z", "2027-05-07T12:00Z"]) {
    await page.clock.setFixedTime(new Date(earlier));
    await open(page, "/join");
    await expect(tryouts.getByRole("heading", { name: /^Come and throw/ })).toBeVisible();
  }
  // Until the end of registration both links are there.
  await expect(page.getByRole("link", { name: /Open the form/ })).toBeVisible();
  await expect(page.locator('#menu a[href="https://forms.example/tryouts"]')).not.toHaveCount(0);
  const heights = await page
    .locator("section[aria-label=Tryouts]")
    .evaluateAll((sheets) => sheets.map((sheet) => sheet.getBoundingClientRect().height));
  expect(new Set(heights).size).toBe(1);
  await test.step("an answer opens below its question", async () => {
    const answer = page.getByText("One is enough. Tell us which.");
    await expect(answer).toBeHidden();
    await page.getByText("Do I have to come on both days?").click();
    await expect(answer).toBeVisible();
  });
});
