import { violationsByDayAndNight } from "#tests/e2e/support/axe.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { measureShift, watchShifts } from "#tests/e2e/support/layout-shifts.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("the rosters of 2023, 2025 and 2026 are accessible in their own colors, in light and dark mode @slow", async ({
  page,
}) => {
  // 2024 is among the views of pages.spec.ts.
  for (const year of [2023, 2025, 2026]) {
    await open(page, `/roster?season=cote-sauvage-${year}`);
    expect(await violationsByDayAndNight(page), `${year}`).toEqual([]);
  }
});

test("Roster fetches no artwork for its first view and one sheet for another season, and nothing moves", async ({
  page,
}) => {
  const sheets: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/art/")) sheets.push(pathname.replace(/\.\w+\.svg$/, ""));
  });
  // The first visit caches the fonts; only hydration is measured.
  await watchShifts(page);
  await open(page, "/roster");
  await open(page, "/roster");
  await page.waitForLoadState("networkidle");
  expect(await measureShift(page)).toBe(0);
  expect(sheets).toEqual([]);
  await page.getByRole("link", { name: "2024" }).click();
  await expect(page.getByRole("link", { name: /Yarrow/ })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(sheets).toEqual(["/art/busts-2024"]);
});

test("without scripts the default season is complete, and no dead control is visible @no-scripts", async ({
  page,
}) => {
  await page.goto("/roster");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Côte Sauvage 2026");
  await expect(page.getByRole("tabpanel").getByRole("listitem")).toHaveCount(9);
  await expect(page.getByRole("tabpanel").getByText("Rowan").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Sched/Results" })).toBeVisible();
  await expect(page.getByRole("tab")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /season|player/ })).toHaveCount(0);
});
