/** What the records of 2019 do not have: a tie for first place, endless names, and no awards at all. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { timeLimit } from "#tests/support/time-limit.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { siteWithoutAwards, siteWithTies } from "#tests/e2e/support/quest-contents.ts";
import { leaderboard, showPanel, standings } from "#tests/e2e/support/quest-page.ts";
import { openSite, type SwitchedSite } from "#tests/e2e/support/switched-site.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { sidewaysWidths } from "#tests/e2e/support/width.ts";

let folder: string;
let ties: SwitchedSite;
let none: SwitchedSite;

// One worker builds both sites for all tests of this file; they choose their own widths.
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  test.setTimeout(timeLimit(180_000));
  folder = await mkdtemp(join(tmpdir(), "site-quest-"));
  ties = await openSite(await siteWithTies(folder));
  none = await openSite(await siteWithoutAwards(folder));
});
test.afterAll(async () => {
  await ties.close();
  await none.close();
  await rm(folder, { recursive: true });
});

/** In the order of the roster. */
const leaders = ["Wilhelmina-Alexandra Featherstonehaugh-Cholmondeley", "Iris Javersak"];

/** The names under "Current leaders" from top to bottom and from left to right. */
async function namesInOrder(page: Page): Promise<string[]> {
  const names = await page.locator("dl dd a b").all();
  const placed = await Promise.all(
    names.map(async (name) => ({ text: await name.textContent(), box: await name.boundingBox() })),
  );
  return placed
    .toSorted(
      ({ box: one }, { box: other }) =>
        (one?.y ?? 0) - (other?.y ?? 0) || (one?.x ?? 0) - (other?.x ?? 0),
    )
    .map(({ text }) => text ?? "");
}

for (const width of [1440, 1150, 390]) {
  test(`all who share the first place lead, in the order of the board, at ${width} @desktop`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, `${ties.address}/badgequest`);
    await expect(page.getByText("Current leaders", { exact: true })).toBeVisible();
    expect(await namesInOrder(page)).toEqual(leaders);
    await showPanel(page, "Leaderboard");
    const board = await standings(page);
    expect(board.slice(0, 4).map((row) => row.replace(/ \d+ badges$/, ""))).toEqual([
      ...leaders.map((name) => `1st place ${name}`),
      "3rd place Jenny Perry",
      "4th place Sara Scott",
    ]);
  });
}

test("endless names stay inside their places at every width @desktop", async ({ page }) => {
  for (const path of [
    "/badgequest",
    "/badgequest?tab=leaderboard",
    "/badgequest?view=person&player=pruitt",
    "/badgequest?view=badge&badge=FIFTY_PLATES",
    "/fiftyplates?plate=CO",
  ]) {
    await open(page, ties.address + path);
    expect(await sidewaysWidths(page), path).toEqual([]);
  }
});

test("endless names do not push the numbers off the leaderboard @desktop", async ({ page }) => {
  await open(page, `${ties.address}/badgequest`);
  const over = await leaderboard(page).evaluate((panel) => panel.scrollWidth - panel.clientWidth);
  expect(over).toBe(0);
});

test("before the first award nobody has a place and nobody leads @desktop", async ({ page }) => {
  await open(page, `${none.address}/badgequest`);
  await expect(page.getByText("Nobody has earned a badge yet.")).toBeVisible();
  await expect(page.getByText(/Current leader/)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Most earned" })).toHaveCount(0);
  const board = await standings(page);
  expect(board.length).toBe(28);
  expect(board.filter((row) => row.includes("place"))).toEqual([]);
  await leaderboard(page).getByRole("link", { name: "Laura Soter" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Laura Soter" })).toBeVisible();
  await expect(page.getByText("0 of 57")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Latest" })).toHaveCount(0);
});

test("before the first claim all fifty states are still out there @desktop", async ({ page }) => {
  await open(page, `${none.address}/fiftyplates`);
  await expect(page.getByRole("tab")).toHaveText(["2019"]);
  await expect(page.getByText("Nobody claimed it in 2019.")).toBeVisible();
  await expect(page.getByRole("link", { name: /: not claimed$/ })).toHaveCount(51);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Still out there"]);
  expect(await sidewaysWidths(page)).toEqual([]);
});
