/** Badge Quest on a phone, where panels are tabs. */
import { measureBox } from "#tests/e2e/support/box.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import {
  badges,
  detailsHeading,
  leaderboard,
  selectBadge,
  selectPerson,
  showPanel,
  tab,
} from "./quest-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("a phone has four tabs: Home, Leaderboard, Badges, Details @phone", async ({ page }) => {
  await open(page, "/badgequest");
  await test.step("Home has the welcome, the last update and the overview", async () => {
    const home = page.getByRole("tabpanel", { name: "Home" });
    await expect(home.getByText(/^Welcome to Tide Quest/)).toBeVisible();
    const updated = await measureBox(home.getByText("Last updated"));
    const overview = await measureBox(home.getByRole("heading", { level: 2, name: "Overview" }));
    const total = await measureBox(home.getByRole("definition").first());
    expect(overview.y).toBeGreaterThan(updated.y);
    expect(total.y).toBeGreaterThan(overview.y + overview.height);
  });
  await test.step("a badge’s name is below its token", async () => {
    await showPanel(page, "Badges");
    const badge = badges(page).getByRole("link", { name: "Low Tide" });
    const name = await measureBox(badge.getByText("Low Tide"));
    const token = await measureBox(badge.locator("svg"));
    expect(name.height).toBeGreaterThan(12);
    expect(name.y).toBeGreaterThanOrEqual(token.y + token.height);
  });
  for (const [select, name] of [
    [selectBadge, "Knotty"],
    [selectPerson, "Gudrun Brandt"],
  ] as const) {
    await test.step(`selecting ${name} shows the top of Details`, async () => {
      await select(page, name);
      await expect(detailsHeading(page, name)).toBeVisible();
      await expect(tab(page, "Details")).toHaveAttribute("aria-selected", "true");
      await expect(page.getByRole("tabpanel", { name: "Details" })).toBeVisible();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect(leaderboard(page)).toBeHidden();
    });
  }
  await test.step("without a selection Details names the tab with the players", async () => {
    await open(page, "/badgequest?view=person&player=ghost");
    await expect(detailsHeading(page, "Pick a player in Leaderboard.")).toBeVisible();
  });
});

test("on a tablet title and content share their left edge, and on phones a person’s figures are apart, with labels on one line @phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await open(page, "/badgequest?tab=leaderboard");
  const title = await measureBox(page.getByRole("heading", { level: 1 }));
  expect((await measureBox(leaderboard(page).getByRole("heading"))).x).toBe(title.x);
  await tab(page, "Home").click();
  expect((await measureBox(page.getByText("Last updated"))).x).toBe(title.x);

  await open(page, "/badgequest?tab=details&view=person&player=o");
  await expect(page.getByText("of 6 kinds")).toBeVisible();
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const figures = page.getByRole("list").filter({ hasText: "of 6 kinds" }).getByRole("listitem");
    const [earned, kinds, place] = await Promise.all(
      [0, 1, 2].map((at) => measureBox(figures.nth(at))),
    );
    // Further apart than a figure and its label.
    expect((kinds?.x ?? 0) - (earned?.x ?? 0) - (earned?.width ?? 0)).toBeGreaterThan(32);
    expect((place?.x ?? 0) - (kinds?.x ?? 0) - (kinds?.width ?? 0)).toBeGreaterThan(32);
    const labelTops = await figures
      .locator(":scope > :last-child")
      .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().top));
    expect(new Set(labelTops).size, "The labels of the figures are on one line.").toBe(1);
  }
});
