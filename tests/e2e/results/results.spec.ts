import { boxOf } from "#tests/e2e/support/box.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { card, count, isPhone, scores, searchField, season } from "./results-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("a season takes all results back, its year's head stays, and a finishing place is one word", async ({
  page,
}) => {
  await open(page, "/results?show=all");
  await season(page).selectOption("Côte Sauvage 2025");
  await expect(count(page)).toHaveText("4 tournaments");
  await expect(page).toHaveURL(/\/results\?season=cote-sauvage-2025$/);
  await expect(page.getByRole("heading", { level: 2, name: "2025" })).toBeVisible();
  const oneDay = page.getByRole("link", { name: /One-Day.* 11th place$/ });
  expect(await oneDay.evaluate((link: HTMLElement) => link.innerText)).toMatch(/11th/);
  await season(page).selectOption("All Results");
  await expect(count(page)).toHaveText("11 tournaments");
  await expect(page).toHaveURL(/\/results\?season=cote-sauvage-2025&show=all$/);
});

test("the selected season goes along to the other pages with a season @both", async ({ page }) => {
  await open(page, "/results");
  await season(page).selectOption("Côte Sauvage 2024");
  await expect(count(page)).toHaveText("3 tournaments");
  if (isPhone(page)) await page.getByRole("button", { name: "Open menu" }).click();
  const navigation = isPhone(page)
    ? page.locator("#menu")
    : page.getByRole("navigation", { name: "Main", exact: true });
  await navigation.getByRole("link", { name: /^roster$/i }).click();
  await expect(page).toHaveURL(/\/roster\?season=cote-sauvage-2024$/);
});

test("a pressed card shows its scores and its address can be shared @both @every-browser", async ({
  page,
}) => {
  await open(page, "/results?tournament=2026-fog-bowl");
  await expect(scores(page, "Fog Bowl")).toContainText("Saint John Drift");
  await card(page, "2026-spring").click();
  await expect(page).toHaveURL(/\/results\?tournament=2026-spring$/);
  await expect(card(page, "2026-spring")).toHaveAttribute("aria-current", "true");
  await expect(page.locator("[aria-current=true]")).toHaveCount(1);
  await expect(scores(page, "Spring Tide Tune-Up")).toContainText("Hartford Fathom");
  await expect(page.getByText("Saint John Drift").locator("visible=true")).toHaveCount(0);
  await page.reload();
  await expect(scores(page, "Spring Tide Tune-Up")).toContainText("Hartford Fathom");
});

test("when the filter takes the selected tournament away, the first of the list is selected", async ({
  page,
}) => {
  await open(page, "/results?tournament=2026-regionals");
  await searchField(page).fill("eddy");
  await expect(count(page)).toHaveText("1 tournament");
  await expect(card(page, "2026-spring")).toHaveAttribute("aria-current", "true");
  await expect(scores(page, "Spring Tide Tune-Up")).toContainText("Burlington Eddy");
});

test("phones show an opponent and the time in the middle of the row, beside the score @phone", async ({
  page,
}) => {
  await open(page, "/results?tournament=2025-fog-bowl");
  const game = scores(page, "Fog Bowl").locator("ul > li", { hasText: "Hartford Fathom" });
  const opponent = game.getByRole("link", { name: "Hartford Fathom" });
  const paddingOver = await opponent.evaluate((link) =>
    Number.parseFloat(getComputedStyle(link).paddingBlockStart),
  );
  const [name, time, outcome] = await Promise.all([
    boxOf(opponent),
    boxOf(game.getByText(/[AP]M$/)),
    boxOf(game.locator(":scope > :first-child")),
  ]);
  expect(name.height).toBeGreaterThanOrEqual(24);
  const middle = (name.y + paddingOver + time.y + time.height) / 2;
  expect(Math.abs(middle - (outcome.y + outcome.height / 2))).toBeLessThan(1);
});

test("everything can be reached and done by keyboard alone", async ({ page }) => {
  await open(page, "/results");
  await searchField(page).focus();
  await page.keyboard.type("spring");
  await expect(count(page)).toHaveText("1 tournament");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Clear search" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(count(page)).toHaveText("4 tournaments");
  await page.keyboard.press("Tab");
  await expect(season(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(season(page)).toHaveValue("cote-sauvage-2025");
  await expect(count(page)).toHaveText("4 tournaments");
  await card(page, "2025-regionals").focus();
  await page.keyboard.press("Enter");
  await expect(card(page, "2025-regionals")).toHaveAttribute("aria-current", "true");
  await expect(card(page, "2025-regionals")).toBeFocused();
});
