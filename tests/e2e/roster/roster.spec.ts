import type { Page } from "@playwright/test";
import { measureBox } from "#tests/e2e/support/box.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const seasonName = (page: Page) => page.getByRole("heading", { level: 1 });
const seasons = (page: Page) => page.getByRole("navigation", { name: "Seasons" });
const panel = (page: Page) => page.getByRole("region", { name: /^Season \d+$/ });
const record = (page: Page) => page.getByText("3–2", { exact: true });

/** Number of people in the first row. */
async function countFirstRow(page: Page): Promise<number> {
  const tiles = page.getByRole("tabpanel").getByRole("listitem");
  const tops = await tiles.evaluateAll((items) =>
    items.map((item) => Math.round(item.getBoundingClientRect().top)),
  );
  return tops.filter((top) => top === tops[0]).length;
}

test("on a desktop the roster has five people per row, with the season’s panel beside them @desktop", async ({
  page,
}) => {
  await open(page, "/roster?season=cote-sauvage-2024");
  expect(await countFirstRow(page)).toBe(5);
  await expect(record(page)).toBeHidden();
  await test.step("the panel starts beside the tabs and ends with the grid", async () => {
    const tabs = await measureBox(page.getByRole("tablist"));
    expect((await measureBox(panel(page))).y).toBe(tabs.y);
    await page.getByRole("link", { name: /^Sol Vega Coach/ }).scrollIntoViewIfNeeded();
    const { y, height } = await measureBox(panel(page));
    expect(y + height).toBeLessThan(page.viewportSize()?.height ?? 0);
  });
  await test.step("the record bar has true proportions", async () => {
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
  await test.step("a captain’s clipboard has an edge in the color of the page, which a gold tile needs", async () => {
    await open(page, "/roster");
    const tile = page.getByRole("link", { name: /^Begoña Núñez number 2/ });
    const edge = await tile.getByTitle("Captain").evaluate((flag) => ({
      edge: getComputedStyle(flag).boxShadow,
      page: getComputedStyle(document.body).backgroundColor,
    }));
    expect(edge.edge).toContain(edge.page);
  });
  await test.step("a long name does not touch the arrows at any width", async () => {
    for (const width of [320, 390, 820, 900, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const title = await measureBox(
        page.getByRole("heading", { level: 1 }).locator("span span").first(),
      );
      const before = await measureBox(page.getByRole("button", { name: "Previous season" }));
      expect(title.x - before.x - before.width, `${width}`).toBeGreaterThan(18);
      // Still readable.
      expect(title.height, `${width}`).toBeGreaterThan(18);
    }
  });
});

test("on a phone the roster has two people per row, the record above and the panel below @phone", async ({
  page,
}) => {
  await open(page, "/roster?season=cote-sauvage-2024");
  expect(await countFirstRow(page)).toBe(2);
  await expect(record(page)).toBeVisible();
  const [recordTop, gridTop, panelTop] = await Promise.all(
    [record(page), page.getByRole("tabpanel"), panel(page)].map(
      async (part) => (await measureBox(part)).y,
    ),
  );
  expect(recordTop).toBeLessThan(gridTop ?? 0);
  expect(gridTop).toBeLessThan(panelTop ?? 0);
  await test.step("the list has the position below the name", async () => {
    await page.getByRole("tab", { name: "List" }).click();
    const table = page.getByRole("table");
    await expect(table.getByRole("columnheader")).toHaveText(["No.", "Player", /^Seasons/]);
    const alder = table.getByRole("row").filter({ hasText: "Alder" });
    await expect(alder.getByText("Handler").locator("visible=true")).toHaveCount(1);
  });
  await test.step("banner, record and tabs are left-aligned on a tablet", async () => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await open(page, "/roster");
    const tabs = await measureBox(page.getByRole("tablist"));
    expect((await measureBox(page.getByRole("button", { name: "Previous season" }))).x).toBe(
      tabs.x,
    );
    expect((await measureBox(page.getByText("2–1").first())).x).toBe(tabs.x);
  });
  await test.step("the facts are beside a two-digit number on the narrowest phones", async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const player of ["abernathy-fitzwilliam", "lopes"]) {
      await open(page, `/roster?view=player&player=${player}`);
      const number = await measureBox(page.locator("p").filter({ hasText: /^Number \d+$/ }));
      const position = await measureBox(page.getByText("Position", { exact: true }));
      expect(position.x).toBeGreaterThan(number.x + number.width);
      expect(position.y).toBeLessThan(number.y + number.height);
    }
  });
});

test("a selected season replaces the notice of an unknown one, and previous and next stop at the ends @every-browser", async ({
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
