import { violationsByDayAndNight } from "#tests/e2e/support/axe.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { measureShift, watchShifts } from "#tests/e2e/support/layout-shifts.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("the inks of every season have enough contrast in both color schemes @slow", async ({
  page,
}) => {
  for (const year of [2023, 2025, 2026]) {
    await open(page, `/roster?season=cote-sauvage-${year}`);
    expect(await violationsByDayAndNight(page), `${year}`).toEqual([]);
  }
});

test("the first view fetches no artwork and does not shift during hydration, and another season fetches one sheet", async ({
  page,
}) => {
  const drawings: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/art/")) drawings.push(pathname.replace(/\.\w+\.svg$/, ""));
  });
  // The first visit caches the fonts; only hydration is measured.
  await watchShifts(page);
  await open(page, "/roster");
  await open(page, "/roster");
  await page.waitForLoadState("networkidle");
  expect(await measureShift(page)).toBe(0);
  expect(drawings).toEqual([]);
  await page.getByRole("link", { name: "2024" }).click();
  await expect(page.getByRole("link", { name: /Yarrow/ })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(drawings).toEqual(["/art/busts-2024"]);
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
