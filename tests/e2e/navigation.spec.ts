import { countDocuments } from "./support/count-documents.ts";
import { mainLink } from "./support/follow-link.ts";
import { open } from "./support/hydrated.ts";
import { readPlace, scrollAndSettle } from "./support/place.ts";
import { expect, test } from "./support/test.ts";

test("a link shows its page from the top, and Back returns to where the visitor was", async ({
  page,
}) => {
  await open(page, "/results?show=all");
  const place = await scrollAndSettle(page, 400);
  await mainLink(page, "News").click();
  await expect(page).toHaveURL("/news");
  await expect(page).toHaveTitle(/News/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/news/i);
  await expect.poll(() => readPlace(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/results?show=all");
  await expect(page).toHaveTitle(/Results/);
  await expect.poll(() => readPlace(page)).toBe(place);
  await page.goForward();
  await expect(page).toHaveURL("/news");
  await expect(page).toHaveTitle(/News/);
});

test("the first Tab stop skips to the content", async ({ page }) => {
  await open(page, "/about");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});

/** Links that change the view of their page: cards, badges, people, tiles, tabs, seasons and playlists. */
const linksInPlace = [
  ["/badgequest?view=badge", "badge=KNOTTY"],
  ["/badgequest", "player=nunez"],
  ["/fiftyplates", "edition=2024"],
  ["/fiftyplates", "plate=ME"],
  ["/roster", "view=list"],
  ["/roster", "season=cote-sauvage-2024"],
  ["/roster?view=list", "player=nunez"],
  ["/roster2025", "playlist=low-water"],
] as const;

test("links to another view of a page load no document and keep the focus", async ({ page }) => {
  for (const [address, to] of linksInPlace) {
    await open(page, address);
    const documents = countDocuments(page);
    await page.locator(`main a[href*="${to}"]`).filter({ visible: true }).first().press("Enter");
    await expect(page).toHaveURL(new RegExp(to));
    await expect(page.locator("body"), to).not.toBeFocused();
    expect(documents(), to).toBe(0);
  }
});

test("the open menu of a phone blocks the page behind it, and closes with Escape, its button, a link or a tap above it @phone", async ({
  page,
}) => {
  const aboveMenu = [270, 30] as const;
  await open(page, "/results");
  const button = page.getByRole("button", { name: "Menu" });
  const menu = page.locator("#menu");
  const openMenu = async () => {
    await button.click();
    await expect(menu).toBeVisible();
    await expect(page.locator("#main")).toHaveAttribute("inert");
  };
  const expectClosed = async () => {
    await expect(menu).toBeHidden();
    await expect(page.locator("#main")).not.toHaveAttribute("inert");
  };
  await openMenu();
  await page.keyboard.press("Escape");
  await expectClosed();
  await expect(button).toBeFocused();
  await openMenu();
  await page.mouse.click(...aboveMenu);
  await expectClosed();
  await openMenu();
  await button.click();
  await expectClosed();
  await openMenu();
  await menu.getByRole("link", { name: "ABOUT US" }).click();
  await expect(page).toHaveURL("/about");
  await expectClosed();
});
