import type { Page } from "@playwright/test";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const seasonName = (page: Page) => page.getByRole("heading", { level: 1 });
const name = (page: Page) => page.getByRole("heading", { level: 2 });
const selected = (page: Page) => page.getByRole("tab", { selected: true });

test("arrow keys step through seasons and tabs, and the focus moves along @every-browser", async ({
  page,
}) => {
  await open(page, "/roster");
  await page.getByRole("button", { name: "Next season" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(seasonName(page)).toHaveText("Côte Sauvage 2027");
  await expect(page.getByRole("button", { name: "Next season" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL("/roster?season=cote-sauvage-2027");
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL("/roster");
  await expect(seasonName(page)).toHaveText("Côte Sauvage 2026");
  const seasons = page.getByRole("navigation", { name: "Seasons" });
  await seasons.getByRole("link", { name: "2026" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(seasonName(page)).toHaveText("Côte Sauvage 2025");
  await expect(seasons.getByRole("link", { name: "2025" })).toBeFocused();
  await test.step("the tabs are one Tab stop, arrows wrap around, Home and End jump", async () => {
    await open(page, "/roster?season=cote-sauvage-2024");
    await selected(page).focus();
    await page.keyboard.press("ArrowRight");
    await expect(selected(page)).toHaveText("List");
    await expect(selected(page)).toBeFocused();
    await expect(page).toHaveURL("/roster?season=cote-sauvage-2024&view=list");
    const controls = await selected(page).getAttribute("aria-controls");
    await expect(page.getByRole("tabpanel", { name: "List" })).toHaveAttribute(
      "id",
      controls ?? "",
    );
    await page.keyboard.press("End");
    await expect(selected(page)).toHaveText("Player");
    await expect(selected(page)).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(selected(page)).toHaveText("Roster");
    // Alt plus an arrow goes through the history.
    await page.keyboard.press("Alt+ArrowRight");
    await expect(selected(page)).toHaveText("Roster");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Home");
    await expect(selected(page)).toHaveText("Roster");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: /^Wilhelmina-Josephine/ })).toBeFocused();
  });
});

test("arrow keys step from a selected person to the next, but not with a modifier key or from elsewhere", async ({
  page,
}) => {
  await open(page, "/roster?season=cote-sauvage-2024");
  await page.getByRole("link", { name: /^Ada Alder number/ }).focus();
  await page.keyboard.press("Enter");
  await expect(name(page)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(name(page)).toHaveText("Bea Birch");
  await page.getByRole("button", { name: "Next player" }).focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(name(page)).toHaveText("O. Q.");
  const address = page.url();
  await page.keyboard.press("Shift+ArrowRight");
  await page
    .getByRole("list", { name: /^Everyone on/ })
    .getByRole("link")
    .nth(14)
    .focus();
  await page.keyboard.press("ArrowRight");
  await page.locator(":focus").blur();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(address);
});

test("on Roster the keyboard alone reaches seasons, people and the buttons beside them", async ({
  page,
}) => {
  await open(page, "/roster?season=cote-sauvage-2025");
  const tabTo = async (role: "link" | "button", label: string) => {
    const target = page.locator("main").getByRole(role, { name: label, exact: true });
    for (let presses = 0; presses < 90; presses += 1) {
      await page.keyboard.press("Tab");
      if (await target.evaluate((node) => node === document.activeElement)) return;
    }
    throw new Error(`The Tab key never reached ${label}.`);
  };
  await tabTo("button", "Previous season");
  await page.keyboard.press("Enter");
  await expect(seasonName(page)).toHaveText("Côte Sauvage 2024");
  await tabTo("link", "2025");
  await page.keyboard.press("Enter");
  await expect(seasonName(page)).toHaveText("Côte Sauvage 2025");
  await tabTo("link", "Åsa Åberg number 4 Cutter");
  await page.keyboard.press("Enter");
  await expect(name(page)).toHaveText(/Åberg/);
  await tabTo("button", "Next player");
  await page.keyboard.press("Space");
  await expect(name(page)).not.toHaveText(/Åberg/);
});
