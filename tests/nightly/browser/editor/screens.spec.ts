import { expect, type Locator, type Page, test } from "@playwright/test";
import { enterScore, fogBowl, publishButton, review, signIn, we } from "#tests/e2e/editor-page.ts";
import { violationsByDayAndNight } from "#tests/e2e/support/axe.ts";
import { readWith } from "#tests/e2e/support/layout-faults.ts";
import { findScrollingWidths } from "#tests/e2e/support/width.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

const screens = [
  ["", "What happened?"],
  ["#/file/site.yml", "The club"],
  ["#/file/players.yml", "Players and coaches"],
  [`#/file/${fogBowl}`, "Fog Bowl 2026"],
  ["#/new-season", "New season"],
  ["#/new-tournament", "New tournament"],
  [`#/scores/${fogBowl}`, "Fog Bowl 2026"],
] as const;

test("every screen of the editor is accessible, and scrolls sideways at no width", async ({
  page,
}) => {
  await signIn(page);
  for (const [screen, name] of screens) {
    await page.goto(`/edit${screen}`);
    await expect(heading(page)).toHaveText(name);
    expect(await violationsByDayAndNight(page), screen).toEqual([]);
    expect(await findScrollingWidths(page), screen).toEqual([]);
  }
});

/** By how many pixels the content of an element is wider than it. */
const overflow = (element: Locator) =>
  element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

test("on a phone the editor has room for text of twice the size @phone", async ({ page }) => {
  await signIn(page);
  for (const [screen, name] of screens) {
    await page.goto(`/edit${screen}`);
    await expect(heading(page)).toHaveText(name);
    await readWith(page, "double text");
    expect(await overflow(page.locator("html")), screen).toBe(0);
  }
  await enterScore(page, 0, "13", "9");
  await readWith(page, "double text");
  expect(await overflow(we(page)), "the field of a score").toBe(0);
  await review(page);
  await expect(publishButton(page)).toBeVisible();
  expect(await overflow(page.locator("html")), "the review").toBe(0);
});

test("the question about a conflict is accessible and does not scroll sideways", async ({
  page,
}) => {
  const host = await signIn(page);
  await enterScore(page, 0, "13", "9");
  const text = host.text(`content/${fogBowl}`);
  host.push(`content/${fogBowl}`, text.replace(/type: POOL/, "type: POOL, us: 12, them: 13"));
  await review(page);
  await publishButton(page).click();
  await expect(page.getByRole("button", { name: "Merge" })).toBeVisible();
  expect(await violationsByDayAndNight(page)).toEqual([]);
  expect(await findScrollingWidths(page)).toEqual([]);
});

test("every screen of the editor has its title and the focus on its heading", async ({ page }) => {
  await signIn(page);
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle("What happened?, Editor, Côte Sauvage Ultimate");
  await page.getByRole("link", { name: "Add or change a player" }).click();
  await expect(page).toHaveTitle("Players and coaches, Editor, Côte Sauvage Ultimate");
  await expect(heading(page)).toBeFocused();
  await enterScore(page, 0, "13", "9");
  await review(page);
  await expect(page).toHaveTitle("Review your changes, Editor, Côte Sauvage Ultimate");
  await expect(heading(page)).toBeFocused();
  await publishButton(page).click();
  await expect(page).toHaveTitle("Your changes, Editor, Côte Sauvage Ultimate");
  await expect(heading(page)).toBeFocused();
});

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  const hasFocus = () => element.evaluate((node) => node === document.activeElement);
  do await page.keyboard.press("Tab");
  while (!(await hasFocus()));
}

test("a score is entered and saved by keyboard alone", async ({ page }) => {
  const host = await signIn(page);
  await tabTo(page, page.getByRole("link", { name: "Fog Bowl 2026" }));
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Fog Bowl 2026");
  await tabTo(page, we(page));
  await page.keyboard.type("13");
  await page.keyboard.press("Tab");
  await page.keyboard.type("9");
  await tabTo(page, page.getByRole("link", { name: "Review and save" }));
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Review your changes");
  await tabTo(page, publishButton(page));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Saved.")).toBeVisible();
  expect(host.text(`content/${fogBowl}`)).toContain("us: 13, them: 9");
});

test("the form of a new entry has the focus, and its button after Cancel", async ({ page }) => {
  await signIn(page);
  await page.goto("/edit#/file/players.yml");
  const add = page.getByRole("button", { name: "Add a new one" });
  await add.click();
  await expect(page.getByLabel("First").first()).toBeFocused();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(add).toBeFocused();
});

test("a moved entry stays open and focused, and a removed one leaves the focus in its list", async ({
  page,
}) => {
  await signIn(page);
  await page.goto(`/edit#/file/${fogBowl}`);
  const games = page.getByRole("region", { name: "Games" });
  const summaries = games.locator("summary");
  await expect(summaries).toHaveCount(3);
  const name = await summaries.first().innerText();
  await summaries.first().click();
  await page.getByRole("button", { name: `Move down ${name}` }).click();
  await expect(summaries.nth(1)).toHaveText(name);
  await expect(summaries.nth(1)).toBeFocused();
  await expect(games.locator("li > details[open] > summary")).toHaveText([name]);
  await page.getByRole("button", { name: `Remove ${name}` }).click();
  await expect(games).toBeFocused();
});

test("every field of a score has its own label, with game and opponent", async ({ page }) => {
  await signIn(page);
  await page.goto(`/edit#/scores/${fogBowl}`);
  const names = page.locator("main ol label > span:first-child");
  // Three games with three fields each.
  await expect(names).toHaveCount(9);
  const texts = await names.allTextContents();
  expect(new Set(texts).size).toBe(9);
  expect(texts.slice(0, 3)).toEqual([
    "We, game 1, Saint John Drift",
    "They, game 1, Saint John Drift",
    "Forfeit, game 1, Saint John Drift",
  ]);
});
