import { violationsByDayAndNight } from "./support/axe.ts";
import { open } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";
import { whileTryoutsAreOpen } from "#tests/e2e/support/tryouts-open.ts";

test("the open menu of a phone blocks the page behind it, and closes with Escape, its button, a link or a tap above it @phone", async ({
  page,
}) => {
  const aboveMenu = [270, 30] as const;
  await open(page, "/results");
  const button = page.getByRole("button", { name: /menu/ });
  const menu = page.locator("#menu");
  await expect(button).toHaveAttribute("aria-expanded", "false");

  await button.click();
  await expect(menu).toBeVisible();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect(button).toHaveAccessibleName("Close menu");
  await expect(page.locator("#main")).toHaveAttribute("inert");

  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page.locator("#main")).not.toHaveAttribute("inert");

  await button.click();
  await page.mouse.click(...aboveMenu);
  await expect(menu).toBeHidden();

  await button.press("Enter");
  await expect(menu).toBeVisible();
  await button.click();
  await expect(menu).toBeHidden();

  await button.click();
  await menu.getByRole("link", { name: "ABOUT US" }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL("/about");
  await test.step("a menu link keeps the season and moves the focus to the heading of its page", async () => {
    await open(page, "/results?season=cote-sauvage-2024");
    await button.click();
    const newsData = page.waitForResponse("**/news.page.json");
    await menu.getByRole("link", { name: "NEWS" }).focus();
    await (await newsData).finished();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/news?season=cote-sauvage-2024");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });
});

test("the open menu is accessible in light and dark mode, and stops blocking the page if the window gets wide @phone", async ({
  page,
}) => {
  await whileTryoutsAreOpen(page);
  await open(page, "/results");
  await page.getByRole("button", { name: "Open menu" }).click();
  expect(await violationsByDayAndNight(page)).toEqual([]);
  await test.step("the tryout link has a dark arrow on an orange disc in light and dark mode", async () => {
    const link = page.locator("#menu").getByRole("link", { name: /throw with us/ });
    const disc = link.locator("span:has(> svg)");
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(disc).toHaveCSS("background-color", "rgb(242, 166, 90)");
      await expect(disc).toHaveCSS("color", /^rgb\((?:27, 22, 17|16, 32, 35)\)$/);
    }
  });
  await test.step("on a widened page, the content is no longer inert and the search takes the focus", async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect
      .poll(() => page.locator("#main").evaluate((main: HTMLElement) => main.inert))
      .toBe(false);
    await page.getByRole("searchbox").click();
    await expect(page.getByRole("searchbox")).toBeFocused();
  });
});
