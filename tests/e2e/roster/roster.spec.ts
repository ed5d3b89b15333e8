import type { Page } from "@playwright/test";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 900;
const seasonName = (page: Page) => page.getByRole("heading", { level: 1 });
const seasons = (page: Page) => page.getByRole("navigation", { name: "Seasons" });
const panel = (page: Page) => page.getByRole("region", { name: /^Season \d+$/ });
const tiles = (page: Page) => page.getByRole("tabpanel").getByRole("listitem");

test("five people stand in a row, two on phones @both", async ({ page }) => {
  await open(page, "/roster");
  const tops = await tiles(page).evaluateAll((items) =>
    items.map((item) => Math.round(item.getBoundingClientRect().top)),
  );
  expect(tops.filter((top) => top === tops[0])).toHaveLength(isPhone(page) ? 2 : 5);
});

test("the bar of the published record is in true proportion", async ({ page }) => {
  await open(page, "/roster?season=cote-sauvage-2025");
  const [wins, all] = await panel(page)
    .locator("svg:has(line)")
    .first()
    .evaluate((bar) => [
      bar.querySelector("rect:last-of-type")?.getBoundingClientRect().width ?? 0,
      bar.getBoundingClientRect().width,
    ]);
  expect((wins ?? 0) / (all ?? 1)).toBeCloseTo(4 / 6, 2);
});

test("phones show record and finish first and the season panel after the people @both", async ({
  page,
}) => {
  await open(page, "/roster?season=cote-sauvage-2024");
  const strip = page.getByText("3–2", { exact: true });
  if (!isPhone(page)) {
    await expect(strip).toBeHidden();
    return;
  }
  await expect(strip).toBeVisible();
  const [record, grid, season] = await Promise.all(
    [strip, page.getByRole("tabpanel"), panel(page)].map(
      async (part) => (await part.boundingBox())?.y ?? 0,
    ),
  );
  expect(record).toBeLessThan(grid ?? 0);
  expect(grid).toBeLessThan(season ?? 0);
});

test("a season is picked or stepped to, which takes back the notice, the view and the person @every-browser", async ({
  page,
}) => {
  await open(page, "/roster?season=cote-sauvage-2021&view=player&player=alder");
  await expect(seasonName(page)).toHaveText("Côte Sauvage 2026");
  const notice = page.getByRole("status").filter({ hasText: "not in the record" });
  await expect(notice).toHaveText("That season is not in the record. This is Côte Sauvage 2026.");
  await expect(notice).toBeVisible();
  await seasons(page).getByRole("link", { name: "2025" }).click();
  await expect(page.getByText("not in the record")).toHaveCount(0);
  await expect(page).toHaveURL("/roster?season=cote-sauvage-2025");
  await expect(seasonName(page)).toHaveText("Côte Sauvage 2025");
  await expect(page).toHaveTitle("Côte Sauvage 2025 · Roster");
  await expect(page.getByRole("tab", { selected: true })).toHaveText("Roster");
  await page.getByRole("tab", { name: "Player" }).click();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(/Abernathy-Fitzwilliam/);
  const previous = page.getByRole("button", { name: "Previous season" });
  const next = page.getByRole("button", { name: "Next season" });
  await next.click();
  await expect(page).toHaveURL("/roster");
  await next.click();
  await expect(page).toHaveURL("/roster?season=cote-sauvage-2027");
  await expect(next).toBeDisabled();
  for (const year of [2026, 2025, 2024, 2023]) {
    await previous.click();
    await expect(seasonName(page)).toHaveText(`Côte Sauvage ${year}`);
  }
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(page).toHaveURL("/roster?season=cote-sauvage-2024");
});
