import type { Page } from "@playwright/test";
import { violations } from "#tests/e2e/support/axe.ts";
import { boxOf } from "#tests/e2e/support/box.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { moved, watchMoves } from "#tests/e2e/support/moves.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { sidewaysWidths } from "#tests/e2e/support/width.ts";

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 900;

const views = [
  "/roster?season=rival-2016",
  "/roster?season=rival-2016&view=list",
  "/roster?season=rival-2017&view=player&player=colavincenzo",
] as const;

for (const view of views) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`axe finds nothing at ${view} in ${colorScheme} colours`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await open(page, view);
      expect(await violations(page)).toEqual([]);
    });
  }

  test(`${view} never scrolls sideways`, async ({ page }) => {
    await open(page, view);
    expect(await sidewaysWidths(page)).toEqual([]);
  });
}

for (const year of [2015, 2018, 2019, 2021]) {
  test(`the inks of ${year} have enough contrast in both schemes`, async ({ page }) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await open(page, `/roster?season=rival-${year}`);
      expect(await violations(page), colorScheme).toEqual([]);
    }
  });
}

test("banner, record and tabs begin at the same edge on a tablet @phone", async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await open(page, "/roster");
  const tabs = await boxOf(page.getByRole("tablist"));
  expect((await boxOf(page.getByRole("button", { name: "Previous season" }))).x).toBe(tabs.x);
  expect((await boxOf(page.getByText("16–11").first())).x).toBe(tabs.x);
});

test("the facts stand beside a number of two figures on the narrowest phones @phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const player of ["rowell", "cheng"]) {
    await open(page, `/roster?view=player&player=${player}`);
    const number = await boxOf(page.locator("p").filter({ hasText: /^Number \d+$/ }));
    const position = await boxOf(page.getByText("Position", { exact: true }));
    expect(position.x).toBeGreaterThan(number.x + number.width);
    expect(position.y).toBeLessThan(number.y + number.height);
  }
});

test("the season goes along to News and Results", async ({ page }) => {
  await open(page, "/roster?season=rival-2018");
  for (const label of ["News", "Results"]) {
    const path = `/${label.toLowerCase()}?season=rival-2018`;
    if (isPhone(page)) await page.getByRole("button", { name: "Open menu" }).click();
    await page.locator(`header a[href="${path}"]`).locator("visible=true").click();
    await expect(page).toHaveURL(path);
  }
  if (isPhone(page)) await page.getByRole("button", { name: "Open menu" }).click();
  const back = page.locator('header a[href="/roster?season=rival-2018"]').locator("visible=true");
  await back.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rival 2018");
  await expect(page).toHaveTitle("Rival 2018 · Roster");
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
  await page.getByRole("link", { name: "2017" }).click();
  await expect(page.getByRole("link", { name: /Janjic/ })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(drawings).toEqual(["/art/busts-2017"]);
});

test("nothing shifts while the page takes over", async ({ page }) => {
  // The first visit brings the fonts; what is measured is React taking over.
  await watchMoves(page);
  await open(page, "/roster");
  await open(page, "/roster");
  await page.waitForLoadState("networkidle");
  expect(await moved(page)).toBe(0);
});

test("without scripts the default season is complete @no-scripts", async ({ page }) => {
  await page.goto("/roster");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rival 2022");
  await expect(page.getByRole("tabpanel").getByRole("listitem")).toHaveCount(20);
  await expect(page.getByRole("link", { name: "Jenny Perry", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "USAU Roster" })).toBeVisible();
  await expect(page.getByText("3rd Regionals").locator("visible=true").first()).toBeVisible();
});

test("without scripts no control is shown that would do nothing @no-scripts", async ({ page }) => {
  await page.goto("/roster");
  await expect(page.getByText("need JavaScript")).toBeVisible();
  await expect(page.getByRole("tab")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /season|player/ })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "2016" })).toHaveCount(0);
});
