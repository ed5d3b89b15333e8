import type { Page } from "@playwright/test";
import { countFirstRow, rosterPage } from "#tests/e2e/roster-page.ts";
import { violationsByDayAndNight } from "#tests/e2e/support/axe.ts";
import { measureBox } from "#tests/e2e/support/box.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const { season, name, panel } = rosterPage;

const everyone = (page: Page) => page.getByRole("list", { name: /^Everyone on/ });

test("the roster has five people per row, with the season’s panel beside them", async ({
  page,
}) => {
  await open(page, "/roster?season=cote-sauvage-2024");
  await expect.poll(() => countFirstRow(page)).toBe(5);
  await expect(page.getByText("3–2", { exact: true })).toBeHidden();
  const firstRow = page.locator("main div > ol > li").nth(4);
  const { x, width } = await measureBox(firstRow);
  expect((await measureBox(panel(page))).x).toBeGreaterThanOrEqual(x + width);
});

test("on every screen of the roster the season’s panel covers nobody", async ({ page }) => {
  await open(page, "/roster?season=cote-sauvage-2024");
  const tiles = page.locator("main div > ol > li");
  await expect(tiles).toHaveCount(41);
  for (const [width, height] of [
    [1024, 768],
    [1440, 900],
    [2560, 1300],
  ] as const) {
    await page.setViewportSize({ width, height });
    await tiles.last().scrollIntoViewIfNeeded();
    const box = await measureBox(panel(page));
    const coveredCount = await tiles.evaluateAll(
      (items, { x, y, height: panelHeight }) =>
        items.filter((item) => {
          const { right, top, bottom } = item.getBoundingClientRect();
          return right > x && bottom > y && top < y + panelHeight;
        }).length,
      box,
    );
    expect(coveredCount, `${width}x${height}`).toBe(0);
  }
});

test("on Roster the keyboard alone reaches seasons, people, and the buttons beside them", async ({
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
  await expect(season(page)).toHaveText("Côte Sauvage 2024");
  await tabTo("link", "2025");
  await page.keyboard.press("Enter");
  await expect(season(page)).toHaveText("Côte Sauvage 2025");
  await tabTo("link", "Åsa Åberg number 4 Cutter");
  await page.keyboard.press("Enter");
  await expect(name(page)).toHaveText(/Åberg/);
  await tabTo("button", "Next player");
  await page.keyboard.press("Space");
  await expect(name(page)).not.toHaveText(/Åberg/);
});

test("the strip of everyone has the selected person in view", async ({ page }) => {
  await open(page, "/roster?season=cote-sauvage-2024&view=player&player=quince");
  await expect(everyone(page).getByRole("link")).toHaveCount(41);
  const selected = everyone(page).locator("[aria-current]");
  await expect(selected).toHaveText(/Quince/);
  const isInView = async () => {
    const [strip, tile] = [await measureBox(everyone(page)), await measureBox(selected)];
    return tile.x >= strip.x && tile.x + tile.width <= strip.x + strip.width;
  };
  await expect.poll(isInView).toBe(true);
  await everyone(page).getByRole("link", { name: "Tess Sedge" }).click();
  await expect(name(page)).toHaveText(/Sedge/);
  await expect(name(page)).toBeInViewport();
});

test("the rosters of all years are accessible in their own colors, by day and by night", async ({
  page,
}) => {
  for (const year of [2023, 2024, 2025, 2026]) {
    await open(page, `/roster?season=cote-sauvage-${year}`);
    expect(await violationsByDayAndNight(page), `${year}`).toEqual([]);
  }
});
