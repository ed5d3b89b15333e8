import { boxOf } from "#tests/e2e/support/box.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { leaderboard, tab } from "./quest-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("the Home tab has the welcome, the last update and the overview @phone", async ({ page }) => {
  await open(page, "/badgequest");
  const home = page.getByRole("tabpanel", { name: "Home" });
  await expect(home.getByText(/^Welcome to Tide Quest/)).toBeVisible();
  const updated = await boxOf(home.getByText("Last updated"));
  const overview = await boxOf(home.getByRole("heading", { level: 2, name: "Overview" }));
  const total = await boxOf(home.getByRole("definition").first());
  expect(overview.y).toBeGreaterThan(updated.y);
  expect(total.y).toBeGreaterThan(overview.y + overview.height);
});

test("title and content begin at the same edge on a tablet @phone", async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await open(page, "/badgequest?tab=leaderboard");
  const title = await boxOf(page.getByRole("heading", { level: 1 }));
  expect((await boxOf(leaderboard(page).getByRole("heading"))).x).toBe(title.x);
  await tab(page, "Home").click();
  expect((await boxOf(page.getByText("Last updated"))).x).toBe(title.x);
});

test("a person's figures stand apart on phones, and what they are called in one line @phone", async ({
  page,
}) => {
  await open(page, "/badgequest?tab=details&view=person&player=o");
  await expect(page.getByText("of 6 kinds")).toBeVisible();
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const figures = page.getByRole("list").filter({ hasText: "of 6 kinds" }).getByRole("listitem");
    const [badges, kinds, place] = await Promise.all([0, 1, 2].map((at) => boxOf(figures.nth(at))));
    expect((kinds?.x ?? 0) - (badges?.x ?? 0) - (badges?.width ?? 0)).toBeGreaterThan(32);
    expect((place?.x ?? 0) - (kinds?.x ?? 0) - (kinds?.width ?? 0)).toBeGreaterThan(32);
    const called = await figures
      .locator(":scope > :last-child")
      .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().top));
    expect(new Set(called).size).toBe(1);
  }
});
