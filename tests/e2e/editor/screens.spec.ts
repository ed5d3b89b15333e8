import { expect, type Page, test } from "@playwright/test";
import { findScrollingWidths } from "#tests/e2e/support/width.ts";
import { fogBowl, review, signIn } from "./editor-page.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("no link or button of the editor loses the focus, and each screen has its title", async ({
  page,
}) => {
  await signIn(page);
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle("What happened?, Editor, Côte Sauvage Ultimate");
  await page.getByRole("link", { name: "Add or change a player" }).click();
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle("Players and coaches, Editor, Côte Sauvage Ultimate");
  await test.step("a new entry is opened and closed", async () => {
    await page.getByRole("button", { name: "Add a new one" }).click();
    await expect(page.getByLabel("First").first()).toBeFocused();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("button", { name: "Add a new one" })).toBeFocused();
  });
  await test.step("an entry is moved and removed", async () => {
    await page.goto(`/edit#/file/${fogBowl}`);
    await expect(heading(page)).toBeFocused();
    const summaries = page.getByRole("region", { name: "Games" }).locator("summary");
    const names = await summaries.allTextContents();
    await summaries.first().click();
    await page.getByRole("button", { name: `Move down ${names[0]}` }).click();
    await expect(summaries.nth(1)).toBeFocused();
    await expect(summaries.nth(1)).toHaveText(names[0] ?? "");
    await page.getByRole("button", { name: `Remove ${names[0]}` }).click();
    await expect(page.getByRole("region", { name: "Games" })).toBeFocused();
  });
  await test.step("changes are saved", async () => {
    await review(page);
    await expect(heading(page)).toBeFocused();
    await page.getByRole("button", { name: "Save and publish" }).click();
    await expect(page).toHaveTitle("Your changes, Editor, Côte Sauvage Ultimate");
    await expect(heading(page)).toBeFocused();
  });
});

test("every field of a score has its own label, with game and opponent", async ({ page }) => {
  await signIn(page);
  await page.goto(`/edit#/scores/${fogBowl}`);
  const names = await page
    .locator("main ol label")
    .evaluateAll((labels) => labels.map((label) => label.querySelector("span")?.textContent));
  // Three games with three fields each.
  expect(new Set(names).size).toBe(9);
  expect(names.slice(0, 3)).toEqual([
    "We, game 1, Saint John Drift",
    "They, game 1, Saint John Drift",
    "Forfeit, game 1, Saint John Drift",
  ]);
});

test("with text of twice the size no screen scrolls sideways on a phone, and a score is not cut off @phone", async ({
  page,
}) => {
  await signIn(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  for (const screen of [
    "",
    "#/file/site.yml",
    `#/file/${fogBowl}`,
    "#/file/players.yml",
    "#/new-season",
    "#/new-tournament",
    `#/scores/${fogBowl}`,
  ]) {
    await page.goto(`/edit${screen}`);
    await expect(heading(page)).toBeVisible();
    expect(await findScrollingWidths(page), screen).toEqual([]);
  }
  const score = page.getByLabel("We").first();
  await score.fill("13");
  const isClipped = await score.evaluate((field) => field.scrollWidth > field.clientWidth);
  expect(isClipped).toBe(false);
  await page.getByLabel("They").first().fill("9");
  await review(page);
  await expect(page.getByRole("button", { name: "Save and publish" })).toBeVisible();
  expect(await findScrollingWidths(page)).toEqual([]);
});
