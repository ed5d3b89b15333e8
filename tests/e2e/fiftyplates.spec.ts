import type { Page } from "@playwright/test";
import { measureBox } from "./support/box.ts";
import { open } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";

const plate = (page: Page, name: string) =>
  page.getByRole("link", { name: new RegExp(`^${name}(?: \\(bonus\\))?: `) });
const selected = (page: Page, text: string) => page.locator("[aria-live]").getByText(text);

test("the first claim is shown large, and a click or a key shows another one @every-browser", async ({
  page,
}) => {
  await open(page, "/fiftyplates");
  await expect(selected(page, "O 1")).toBeVisible();
  await expect(plate(page, "Maine")).toHaveAttribute("aria-current", "true");
  await plate(page, "Ohio").click();
  await expect(selected(page, "NUN 2")).toBeInViewport();
  await expect(selected(page, "July 27, 2025")).toBeVisible();
  await expect(page).toHaveURL("/fiftyplates?plate=OH");
  await expect(page).toHaveTitle("Ohio · Fifty Plates 2025");
  await expect(page.locator('[aria-current="true"]')).toHaveCount(1);
  await page.goBack();
  await expect(selected(page, "O 1")).toBeVisible();
  await page.goForward();
  await page.reload();
  await expect(selected(page, "NUN 2")).toBeVisible();
  await plate(page, "Wyoming").click();
  await expect(selected(page, "Nobody claimed it in 2025.")).toBeVisible();
  await test.step("the keyboard selects a plate", async () => {
    await open(page, "/fiftyplates?plate=OH");
    await plate(page, "Alaska").focus();
    await page.keyboard.press("Tab");
    await expect(plate(page, "Maine")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(selected(page, "O 1")).toBeVisible();
  });
});

test("every edition has its own map, with the large plate beside the tabs, and claims link their spotters @desktop", async ({
  page,
}) => {
  await open(page, "/fiftyplates");
  const tabs = await measureBox(page.getByRole("tablist", { name: "Edition" }));
  const large = await measureBox(page.locator("[aria-live]"));
  expect(large.y).toBe(tabs.y);
  expect(large.x - tabs.x - tabs.width).toBe(48);
  await test.step("a spotter is one line: the list beside the map has no gap below it", async () => {
    const spotter = page.getByRole("listitem").filter({ hasText: "Begoña Núñez" });
    // Two lines are higher.
    expect((await measureBox(spotter.first())).height).toBeLessThan(40);
  });
  await page.getByRole("tab", { name: "2024" }).click();
  await expect(page).toHaveURL("/fiftyplates?edition=2024");
  await expect(page).toHaveTitle("Fifty Plates 2024 · Côte Sauvage Ultimate");
  await expect(page.getByRole("tabpanel", { name: "2024" })).toBeVisible();
  await expect(page.getByRole("link", { name: /: not claimed$/ })).toHaveCount(50);
  await expect(plate(page, "Mexico")).toHaveAccessibleName(
    "Mexico (bonus): claimed by Edda Elder, July 20, 2024",
  );
  await expect(selected(page, "ELD 9")).toBeVisible();
  await page.getByRole("tab", { name: "2024" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL("/fiftyplates");
  await expect(selected(page, "O 1")).toBeVisible();
  await test.step("a claim links its spotter", async () => {
    await open(page, "/fiftyplates?plate=OH");
    await page.locator("[aria-live]").getByRole("link", { name: "Begoña Núñez" }).click();
    await expect(page).toHaveURL("/players/nunez");
    await page.goBack();
    await open(page, "/fiftyplates?edition=2024&plate=ME");
    await page.locator("[aria-live]").getByRole("link", { name: "Edda Elder" }).click();
    await expect(page).toHaveURL("/players/elder");
  });
});

test("on tablets the large plate has its spotter beside it @phone", async ({ page }) => {
  await open(page, "/fiftyplates");
  for (const [width, height] of [
    [600, 800],
    [820, 1180],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const board = await measureBox(page.locator("[aria-live] > div").first());
    const who = await measureBox(selected(page, "Spotted by"));
    expect(board.width).toBeLessThanOrEqual(420);
    expect(who.x).toBeGreaterThan(board.x + board.width);
    expect(who.y + who.height).toBeLessThan(board.y + board.height);
  }
});
