import { expect, test } from "@playwright/test";
import { sidewaysWidths } from "#tests/e2e/support/width.ts";
import { fogBowl, save, signIn } from "./editor-page.ts";

test("half a score is no mistake while the other half is typed", async ({ page }) => {
  await signIn(page);
  await page.getByRole("link", { name: /Fog Bowl 2026/ }).click();
  const remark = page.getByText("The game has only one score.");
  await page.getByLabel("We").first().fill("13");
  await page.getByLabel("They").first().focus();
  await expect(remark).toHaveCount(1);
  await expect(remark).toBeHidden();
  await page.getByLabel("We").nth(1).focus();
  await expect(remark).toBeVisible();
  // A game that cannot be read is not told as one that was taken out.
  await page.getByRole("link", { name: /^Review \d/ }).click();
  await expect(page.getByText("Fix these mistakes before you save.")).toBeVisible();
  await expect(page.getByText(/taken out/)).toHaveCount(0);
});

test("from the last field of a form a way leads on, and Enter takes it over", async ({ page }) => {
  await signIn(page);
  await page.goto(`/edit#/file/${fogBowl}`);
  await page.getByLabel(/^Result/).fill("3");
  await page.getByLabel(/^Result/).press("Enter");
  await expect(page.getByRole("link", { name: "Review 1 changed" })).toBeVisible();
  await page.getByLabel(/^Seed/).fill("5");
  await page.getByRole("link", { name: "Review and save" }).click();
  await expect(page.getByText("+ result: 3")).toBeVisible();
  await expect(page.getByText("+ seed: 5")).toBeVisible();
});

test("every screen has a way back, and saving leaves no word of nothing", async ({ page }) => {
  await signIn(page);
  const back = page.getByRole("link", { name: "Back to all tasks" });
  await expect(back).toHaveCount(0);
  await page.goto("/edit#/review");
  await expect(page.getByText("No changes yet.")).toBeVisible();
  await back.click();
  await page.getByRole("link", { name: /Fog Bowl 2026/ }).click();
  await expect(back).toBeVisible();
  await page.getByLabel("We").first().fill("13");
  await page.getByLabel("They").first().fill("9");
  await save(page);
  await expect(page.getByText("No changes yet.")).toHaveCount(0);
  await page.goto("/edit#/new-season");
  await expect(page.getByText("Saved.")).toHaveCount(0);
});

test("the bar covers what scrolls below it, with the changes at its end @both", async ({
  page,
}) => {
  await signIn(page);
  const bar = page.getByRole("banner");
  await expect(bar).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  const [around, changes] = await Promise.all(
    [bar, bar.getByRole("link", { name: "No changes" })].map((part) => part.boundingBox()),
  );
  const right = (box: typeof around) => (box === null || box === undefined ? 0 : box.x + box.width);
  expect(right(around) - right(changes)).toBeLessThan(64);
});

test("the review of a file with a long path and long lines fits every screen @both", async ({
  page,
}) => {
  await signIn(page);
  await page.getByRole("link", { name: "Create a new season" }).click();
  await page.getByRole("button", { name: "Create season" }).click();
  await page.goto(`/edit#/scores/${fogBowl}`);
  await page.getByLabel("We").first().fill("13");
  await page.getByLabel("They").first().fill("9");
  await page.getByRole("link", { name: /^Review \d/ }).click();
  await expect(page.getByRole("heading", { name: /fog-bowl/ })).toBeVisible();
  await expect(page.getByText("roster.schema.json")).toBeVisible();
  expect(await sidewaysWidths(page)).toEqual([]);
});
