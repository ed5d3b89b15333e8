import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("Join marks the tryouts as closed from the end of registration on, and then says where to hear of the next ones", async ({
  page,
}) => {
  await page.clock.install({ time: new Date("2027-03-20T12:00Z") });
  const tryouts = page.getByRole("region", { name: "Tryouts" });
  // In the phone's menu.
  const inMenu = page.locator('#menu :not([hidden]) > a[href="https://forms.example/tryouts"]');
  for (const [time, isOpen, isOver] of [
    ["2027-03-20T12:00Z", true, false],
    ["2027-05-07T12:00Z", true, false],
    ["2027-05-08T12:00Z", false, false],
    ["2027-05-17T12:00Z", false, true],
  ] as const) {
    await page.clock.setFixedTime(new Date(time));
    await open(page, "/join");
    await expect(tryouts.getByText("Closed"), time).toBeVisible({ visible: !isOpen });
    await expect(tryouts.getByText("Level", { exact: true }), time).toBeVisible({
      visible: !isOver,
    });
    await expect(tryouts.getByText("Follow us", { exact: true }), time).toBeVisible({
      visible: isOver,
    });
    await expect(tryouts.getByRole("link", { name: /Open the form/ }), time).toBeVisible();
    await expect(inMenu.first(), time).toBeAttached({ attached: isOpen });
  }
});
