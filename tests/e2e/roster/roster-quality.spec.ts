import type { Page } from "@playwright/test";
import { violationsByDayAndNight } from "#tests/e2e/support/axe.ts";
import { boxOf } from "#tests/e2e/support/box.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { moved, watchMoves } from "#tests/e2e/support/moves.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { sidewaysWidths } from "#tests/e2e/support/width.ts";

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 900;

const views = [
  "/roster?season=cote-sauvage-2024",
  "/roster?season=cote-sauvage-2024&view=list",
  "/roster?season=cote-sauvage-2024&view=player&player=cedar",
] as const;

for (const view of views) {
  test(`${view} is accessible by day and by night and never scrolls sideways @both`, async ({
    page,
  }) => {
    await open(page, view);
    expect(await violationsByDayAndNight(page)).toEqual([]);
    expect(await sidewaysWidths(page)).toEqual([]);
  });
}

test("the inks of every season have enough contrast in both schemes @slow", async ({ page }) => {
  for (const year of [2023, 2025, 2026]) {
    await open(page, `/roster?season=cote-sauvage-${year}`);
    expect(await violationsByDayAndNight(page), `${year}`).toEqual([]);
  }
});

test("banner, record and tabs begin at the same edge on a tablet @phone", async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await open(page, "/roster");
  const tabs = await boxOf(page.getByRole("tablist"));
  expect((await boxOf(page.getByRole("button", { name: "Previous season" }))).x).toBe(tabs.x);
  expect((await boxOf(page.getByText("2–1").first())).x).toBe(tabs.x);
});

test("a long name keeps away from the arrows at every width @desktop", async ({ page }) => {
  await open(page, "/roster");
  for (const width of [320, 390, 820, 900, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const title = await boxOf(page.getByRole("heading", { level: 1 }).locator("span span").first());
    const before = await boxOf(page.getByRole("button", { name: "Previous season" }));
    expect(title.x - before.x - before.width, `${width}`).toBeGreaterThan(18);
    expect(title.height, `${width}`).toBeGreaterThan(18);
  }
});

test("the facts stand beside a number of two figures on the narrowest phones @phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const player of ["abernathy-fitzwilliam", "lopes"]) {
    await open(page, `/roster?view=player&player=${player}`);
    const number = await boxOf(page.locator("p").filter({ hasText: /^Number \d+$/ }));
    const position = await boxOf(page.getByText("Position", { exact: true }));
    expect(position.x).toBeGreaterThan(number.x + number.width);
    expect(position.y).toBeLessThan(number.y + number.height);
  }
});

test("the season goes along to News and Results", async ({ page }) => {
  await open(page, "/roster?season=cote-sauvage-2024");
  for (const label of ["News", "Results"]) {
    const path = `/${label.toLowerCase()}?season=cote-sauvage-2024`;
    if (isPhone(page)) await page.getByRole("button", { name: "Open menu" }).click();
    await page.locator(`header a[href="${path}"]`).locator("visible=true").click();
    await expect(page).toHaveURL(path);
  }
  if (isPhone(page)) await page.getByRole("button", { name: "Open menu" }).click();
  const back = page
    .locator('header a[href="/roster?season=cote-sauvage-2024"]')
    .locator("visible=true");
  await back.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Côte Sauvage 2024");
  await expect(page).toHaveTitle("Côte Sauvage 2024 · Roster");
});

test("the first view fetches no artwork, another season one sheet", async ({ page }) => {
  const drawings: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/art/")) drawings.push(pathname.replace(/\.\w+\.svg$/, ""));
  });
  await open(page, "/roster");
  await page.waitForLoadState("networkidle");
  expect(drawings).toEqual([]);
  await page.getByRole("link", { name: "2024" }).click();
  await expect(page.getByRole("link", { name: /Yarrow/ })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(drawings).toEqual(["/art/busts-2024"]);
});

test("nothing shifts while the page takes over", async ({ page }) => {
  // The first visit brings the fonts; what is measured is React taking over.
  await watchMoves(page);
  await open(page, "/roster");
  await open(page, "/roster");
  await page.waitForLoadState("networkidle");
  expect(await moved(page)).toBe(0);
});

test("without scripts the default season is complete, and no control is shown that would do nothing @no-scripts", async ({
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
