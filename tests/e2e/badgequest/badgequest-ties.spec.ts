/** What the invented club's editions do not have: a tie for first place, endless names, no awards at all. */
import type { Page } from "@playwright/test";
import { open } from "#tests/e2e/support/hydrated.ts";
import { leaderboard, showPanel, standings } from "./quest-page.ts";
import { expect, test } from "./quest-site.ts";
import { sidewaysWidths } from "#tests/e2e/support/width.ts";

// These tests choose their own widths.
test.describe.configure({ mode: "default" });

/** In the order of the roster. */
const leaders = ["Wilhelmina-Alexandra Featherstonehaugh-Cholmondeley", "Gwen Gorse"];

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
    longQuest,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, `${longQuest}/badgequest`);
    await expect(page.getByText(/^(?:Current )?leaders$/i)).toBeVisible();
    expect(await namesInOrder(page)).toEqual(leaders);
    await showPanel(page, "Leaderboard");
    const board = await standings(page);
    expect(board.slice(0, 4).map((row) => row.replace(/ \d+ badges?$/, ""))).toEqual([
      ...leaders.map((name) => `1st place ${name}`),
      "3rd place Bo Wolfeschlegelsteinhausenbergerdorff",
      "4th place Wilhelmina-Josephine Abernathy-Fitzwilliam",
    ]);
  });
}

test("endless names stay inside their places at every width @desktop", async ({
  page,
  longQuest,
}) => {
  for (const path of [
    "/badgequest",
    "/badgequest?tab=leaderboard",
    "/badgequest?view=person&player=cedar",
    "/badgequest?view=badge&badge=FIFTY_PLATES",
    "/fiftyplates?edition=2024&plate=ME",
  ]) {
    await open(page, longQuest + path);
    expect(await sidewaysWidths(page), path).toEqual([]);
  }
});

test("endless names do not push the numbers off the leaderboard @desktop", async ({
  page,
  longQuest,
}) => {
  await open(page, `${longQuest}/badgequest`);
  const over = await leaderboard(page).evaluate((panel) => panel.scrollWidth - panel.clientWidth);
  expect(over).toBe(0);
});

test("before the first award nobody has a place and nobody leads @desktop", async ({
  page,
  noAwards,
}) => {
  await open(page, `${noAwards}/badgequest`);
  await expect(page.getByText("Nobody has earned a badge yet.")).toBeVisible();
  await expect(page.getByText(/Current leader/)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Most earned" })).toHaveCount(0);
  const board = await standings(page);
  expect(board.length).toBe(12);
  expect(board.filter((row) => row.includes("place"))).toEqual([]);
  await leaderboard(page).getByRole("link", { name: "Li O" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Li O" })).toBeVisible();
  await expect(page.getByText("0 of 6")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Latest" })).toHaveCount(0);
});

test("before the first claim all fifty states are still out there @desktop", async ({
  page,
  noAwards,
}) => {
  await open(page, `${noAwards}/fiftyplates`);
  await expect(page.getByRole("tab")).toHaveText(["2025"]);
  await expect(page.getByText("Nobody claimed it in 2025.")).toBeVisible();
  await expect(page.getByRole("link", { name: /: not claimed$/ })).toHaveCount(51);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Still out there"]);
  expect(await sidewaysWidths(page)).toEqual([]);
});
