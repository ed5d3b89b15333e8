import { violationsByDayAndNight } from "#tests/e2e/support/axe.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("a recruit finds when and where, what to bring and whom to ask @no-scripts", async ({
  page,
}) => {
  await page.goto("/join");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Join Côte Sauvage");
  const tryouts = page.getByRole("region", { name: "Tryouts" });
  await expect(
    tryouts.getByRole("heading", { name: "Come and throw with us in May!" }),
  ).toBeVisible();
  await expect(tryouts.getByRole("link", { name: /Open the form/ })).toHaveAttribute(
    "href",
    "https://forms.example/tryouts",
  );
  const main = page.getByRole("main");
  await expect(main).toContainText("Registration from April 1, 2027 to May 7, 2027");
  await expect(main).toContainText("Saturday, May 15, 2027");
  await expect(main).toContainText("10:00 AM to 3:00 PM, Eastern time");
  await expect(main.getByRole("link", { name: /Map of Old Quarry Fields/ })).toBeVisible();
  await expect(main).toContainText("Cleats");
  await expect(
    main.getByRole("link", { name: /tryouts@cotesauvage\.example/ }).first(),
  ).toBeVisible();
});

test("registration that has ended gives way to a calm word, and nothing moves", async ({
  page,
}) => {
  await page.clock.install({ time: new Date("2027-05-08T12:00Z") });
  await open(page, "/join");
  const tryouts = page.getByRole("region", { name: "Tryouts" });
  await expect(tryouts.getByRole("heading")).toHaveText("These tryouts are over");
  await expect(page.getByRole("link", { name: /Open the form/ })).toHaveCount(0);
  await page.clock.setFixedTime(new Date("2027-05-07T12:00Z"));
  await open(page, "/join");
  await expect(tryouts.getByRole("heading", { name: /^Come and throw/ })).toBeVisible();
  const heights = await page
    .locator("section[aria-label=Tryouts]")
    .evaluateAll((sheets) => sheets.map((sheet) => sheet.getBoundingClientRect().height));
  expect(new Set(heights).size).toBe(1);
});

test("an answer opens below its question", async ({ page }) => {
  await open(page, "/join");
  const answer = page.getByText("One is enough. Tell us which.");
  await expect(answer).toBeHidden();
  await page.getByText("Do I have to come on both days?").click();
  await expect(answer).toBeVisible();
});

test("what the record proves leads to the pages that it is counted on", async ({ page }) => {
  await open(page, "/join");
  const facts = page.getByRole("region", { name: "What you would join" });
  await expect(facts).toContainText("2026: 2–1");
  await page
    .getByRole("region", { name: "Returning players" })
    .getByRole("link", { name: "2025" })
    .click();
  await expect(page).toHaveURL("/seasons/2025");
});

test("the footer leads to Join and Sponsors, and the bar marks where they belong @desktop", async ({
  page,
}) => {
  await open(page, "/");
  const takePart = page.getByRole("navigation", { name: "Take part" });
  await takePart.getByRole("link", { name: "Sponsors" }).click();
  await expect(page).toHaveURL("/sponsors");
  await takePart.getByRole("link", { name: "Join" }).click();
  await expect(page).toHaveURL("/join");
  await expect(
    page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About Us" }),
  ).toHaveAttribute("aria-current", "true");
});

for (const address of ["/join", "/sponsors"]) {
  test(`axe finds nothing on ${address}, and nothing scrolls sideways`, async ({ page }) => {
    await open(page, address);
    expect(await violationsByDayAndNight(page)).toEqual([]);
    for (const width of [320, 820, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, String(width)).toBe(0);
    }
  });
}
