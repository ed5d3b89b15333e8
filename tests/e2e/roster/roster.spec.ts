import type { Page } from "@playwright/test";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 900;
const seasonName = (page: Page) => page.getByRole("heading", { level: 1 });
const seasons = (page: Page) => page.getByRole("navigation", { name: "Seasons" });
const panel = (page: Page) => page.getByRole("region", { name: /^Season \d+$/ });
const team = ["The team", "Seasons on the team", "Game by game"];
const tiles = (page: Page) => page.getByRole("tabpanel").getByRole("listitem");

test("the roster opens with the season shown first, as a grid of its people", async ({ page }) => {
  await open(page, "/roster");
  await expect(seasonName(page)).toHaveText("Côte Sauvage 2026");
  await expect(page).toHaveTitle("Roster · Côte Sauvage Ultimate");
  await expect(page.getByRole("tab", { selected: true })).toHaveText("Roster");
  await expect(tiles(page)).toHaveCount(9);
  await expect(tiles(page).first()).toHaveText(
    "Wilhelmina-Josephine Abernathy-Fitzwilliam number 0Handler",
  );
});

test("five people stand in a row, two on phones", async ({ page }) => {
  await open(page, "/roster");
  const tops = await tiles(page).evaluateAll((items) =>
    items.map((item) => Math.round(item.getBoundingClientRect().top)),
  );
  expect(tops.filter((top) => top === tops[0])).toHaveLength(isPhone(page) ? 2 : 5);
});

test("a tile is named by person, number and position, and says once that she leads", async ({
  page,
}) => {
  await open(page, "/roster?season=cote-sauvage-2024");
  await expect(tiles(page)).toHaveCount(41);
  await expect(
    page.getByRole("link", { name: "Ada Alder number 5 Handler Captain", exact: true }),
  ).toBeVisible();
  await expect(tiles(page).nth(39)).toHaveText("Gudrun BrandtCoach");
  await expect(tiles(page).nth(40)).toHaveText("Sol VegaCoach");
});

test("all seasons are links, and the shown one is marked", async ({ page }) => {
  await open(page, "/roster?season=cote-sauvage-2024");
  const links = seasons(page).getByRole("link");
  await expect(links).toHaveText(["2023", "2024", "2025", "2026", "2027"]);
  await expect(links.nth(1)).toHaveAttribute("aria-current", "true");
  await expect(seasons(page).locator("[aria-current]")).toHaveCount(1);
  await expect(links.nth(0)).toHaveAttribute("href", "/roster?season=cote-sauvage-2023");
  await expect(links.nth(3)).toHaveAttribute("href", "/roster");
});

test("picking a season returns to the roster view and to its first player", async ({ page }) => {
  await open(page, "/roster?season=cote-sauvage-2024&view=player&player=alder");
  await seasons(page).getByRole("link", { name: "2025" }).click();
  await expect(page).toHaveURL("/roster?season=cote-sauvage-2025");
  await expect(seasonName(page)).toHaveText("Côte Sauvage 2025");
  await expect(page).toHaveTitle("Côte Sauvage 2025 · Roster");
  await expect(page.getByRole("tab", { selected: true })).toHaveText("Roster");
  await page.getByRole("tab", { name: "Player" }).click();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(/Abernathy-Fitzwilliam/);
});

test("previous and next step through the seasons and end at the first and the last", async ({
  page,
}) => {
  await open(page, "/roster");
  const previous = page.getByRole("button", { name: "Previous season" });
  const next = page.getByRole("button", { name: "Next season" });
  await expect(next).toBeDisabled();
  for (const year of [2025, 2024, 2023]) {
    await previous.click();
    await expect(seasonName(page)).toHaveText(`Côte Sauvage ${year}`);
  }
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(page).toHaveURL("/roster?season=cote-sauvage-2024");
});

test("the season panel shows the published record in true proportion", async ({ page }) => {
  await open(page, "/roster?season=cote-sauvage-2025");
  await expect(panel(page).getByRole("definition")).toHaveText([
    "4",
    "2",
    "1st Regionals",
    "5",
    "6",
  ]);
  const [wins, all] = await panel(page)
    .locator("svg:has(line)")
    .first()
    .evaluate((bar) => [
      bar.querySelector("rect:last-of-type")?.getBoundingClientRect().width ?? 0,
      bar.getBoundingClientRect().width,
    ]);
  expect((wins ?? 0) / (all ?? 1)).toBeCloseTo(4 / 6, 2);
});

test("captains and coaches lead to their pages", async ({ page }) => {
  await open(page, "/roster?season=cote-sauvage-2025");
  await expect(panel(page).getByRole("heading")).toHaveText(["Captains", "Coach", ...team]);
  await expect(
    panel(page)
      .getByRole("listitem")
      .filter({ has: page.getByRole("link") }),
  ).toHaveText(["Li O", "O. Q.", "Gudrun Brandt"]);
  await panel(page).getByRole("link", { name: "Li O" }).click();
  await expect(page).toHaveURL("/roster?season=cote-sauvage-2025&view=player&player=o");
});

test("a season without coaches has no heading for them", async ({ page }) => {
  await open(page, "/roster");
  await expect(panel(page).getByRole("heading", { name: /^Captain/ })).toBeVisible();
  await expect(panel(page).getByRole("heading", { name: /^Coach/ })).toHaveCount(0);
});

test("highlights are shown where there are any", async ({ page }) => {
  await open(page, "/roster?season=cote-sauvage-2024");
  const heading = page.getByRole("heading", { name: "Season highlights" });
  await expect(heading).toBeVisible();
  await expect(panel(page).getByText("Won a game by one point in fog")).toBeVisible();
  await seasons(page).getByRole("link", { name: "2025" }).click();
  await expect(heading).toHaveCount(0);
});

test("the buttons of a season open what exists and nothing else", async ({ page }) => {
  const buttons = panel(page).locator("div:last-child > a");
  await open(page, "/roster?season=cote-sauvage-2024");
  await expect(buttons).toHaveText([
    "CFU Roster (opens in a new tab)",
    "Roster Release (opens in a new tab)",
    "Sched/Results",
  ]);
  for (const outside of [buttons.nth(0), buttons.nth(1)]) {
    await expect(outside).toHaveAttribute("target", "_blank");
    await expect(outside).toHaveAttribute("rel", "noopener");
  }
  await expect(buttons.nth(0)).toHaveAttribute("href", "https://league.example/2024");
  await expect(buttons.nth(1)).toHaveAttribute("href", "https://video.example/2024");
  await seasons(page).getByRole("link", { name: "2026" }).click();
  await expect(buttons).toHaveText(["Sched/Results"]);
});

test("a release may be a page of this site", async ({ page, context }) => {
  await open(page, "/roster?season=cote-sauvage-2025");
  const release = page.getByRole("link", { name: "Roster Release" });
  await expect(release).not.toHaveAttribute("target");
  await release.click();
  await expect(page).toHaveURL("/roster2025");
  expect(context.pages()).toHaveLength(1);
});

test("Sched/Results leads to the results of the season", async ({ page }) => {
  await open(page, "/roster?season=cote-sauvage-2024");
  await page.getByRole("link", { name: "Sched/Results" }).click();
  await expect(page).toHaveURL("/results/?season=cote-sauvage-2024");
  await expect(page).toHaveTitle(/Results/);
});

test("phones show record and finish first and the season panel after the people", async ({
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

test("an unknown season falls back to the default one and says so", async ({ page }) => {
  await open(page, "/roster?season=cote-sauvage-2021");
  await expect(seasonName(page)).toHaveText("Côte Sauvage 2026");
  const notice = page.getByRole("status").filter({ hasText: "not in the record" });
  await expect(notice).toHaveText("That season is not in the record. This is Côte Sauvage 2026.");
  await expect(notice).toBeVisible();
  await seasons(page).getByRole("link", { name: "2024" }).click();
  await expect(page.getByText("not in the record")).toHaveCount(0);
});
