import type { Page } from "@playwright/test";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 900;
const seasonName = (page: Page) => page.getByRole("heading", { level: 1 });
const seasons = (page: Page) => page.getByRole("navigation", { name: "Seasons" });
const panel = (page: Page) => page.getByRole("region", { name: /^Season \d+$/ });
const team = ["The team", "Seasons on the team", "Game by game"];
const tiles = (page: Page) => page.getByRole("tabpanel").getByRole("listitem");

test("the roster opens with the season 2022 as a grid of its people", async ({ page }) => {
  await open(page, "/roster");
  await expect(seasonName(page)).toHaveText("Rival 2022");
  await expect(page).toHaveTitle("Roster · Rival Ultimate");
  await expect(page.getByRole("tab", { selected: true })).toHaveText("Roster");
  await expect(tiles(page)).toHaveCount(20);
  await expect(tiles(page).first()).toHaveText("Maggie Rowell number 0Cutter");
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
  await open(page, "/roster?season=rival-2016");
  await expect(tiles(page)).toHaveCount(26);
  await expect(
    page.getByRole("link", { name: "Becky Moore number 8 Cutter Captain", exact: true }),
  ).toBeVisible();
  await expect(tiles(page).nth(24)).toHaveText("DeAnna BallCoach");
  await expect(tiles(page).nth(25)).toHaveText("Andy TheissCoach");
});

test("all seven seasons are links, and the shown one is marked", async ({ page }) => {
  await open(page, "/roster?season=rival-2018");
  const links = seasons(page).getByRole("link");
  await expect(links).toHaveText(["2015", "2016", "2017", "2018", "2019", "2021", "2022"]);
  await expect(links.nth(3)).toHaveAttribute("aria-current", "true");
  await expect(seasons(page).locator("[aria-current]")).toHaveCount(1);
  await expect(links.nth(0)).toHaveAttribute("href", "/roster?season=rival-2015");
  await expect(links.nth(6)).toHaveAttribute("href", "/roster");
});

test("picking a season returns to the roster view and to its first player", async ({ page }) => {
  await open(page, "/roster?season=rival-2016&view=player&player=harley");
  await seasons(page).getByRole("link", { name: "2018" }).click();
  await expect(page).toHaveURL("/roster?season=rival-2018");
  await expect(seasonName(page)).toHaveText("Rival 2018");
  await expect(page).toHaveTitle("Rival 2018 · Roster");
  await expect(page.getByRole("tab", { selected: true })).toHaveText("Roster");
  await page.getByRole("tab", { name: "Player" }).click();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("Nancy Haskell");
});

test("previous and next step through the seasons and end at the first and the last", async ({
  page,
}) => {
  await open(page, "/roster");
  const previous = page.getByRole("button", { name: "Previous season" });
  const next = page.getByRole("button", { name: "Next season" });
  await expect(next).toBeDisabled();
  for (const year of [2021, 2019, 2018, 2017, 2016, 2015]) {
    await previous.click();
    await expect(seasonName(page)).toHaveText(`Rival ${year}`);
  }
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(page).toHaveURL("/roster?season=rival-2016");
});

test("the season panel shows the published record in true proportion", async ({ page }) => {
  await open(page, "/roster?season=rival-2019");
  await expect(panel(page).getByRole("definition")).toHaveText([
    "21",
    "11",
    "2nd Regionals",
    "11",
    "16",
  ]);
  const [wins, all] = await panel(page)
    .locator("svg:has(line)")
    .first()
    .evaluate((bar) => [
      bar.querySelector("rect:last-of-type")?.getBoundingClientRect().width ?? 0,
      bar.getBoundingClientRect().width,
    ]);
  expect((wins ?? 0) / (all ?? 1)).toBeCloseTo(21 / 32, 2);
});

test("captains and coaches lead to their pages", async ({ page }) => {
  await open(page, "/roster?season=rival-2018");
  await expect(panel(page).getByRole("heading")).toHaveText(["Captains", "Coach", ...team]);
  await expect(
    panel(page)
      .getByRole("listitem")
      .filter({ has: page.getByRole("link") }),
  ).toHaveText(["Caitlin Harley", "Becky Moore", "Tracey Lo", "Mack Fazekas", "DeAnna Ball"]);
  await panel(page).getByRole("link", { name: "Tracey Lo" }).click();
  await expect(page).toHaveURL("/roster?season=rival-2018&view=player&player=lo");
});

test("a season without coaches has no heading for them", async ({ page }) => {
  for (const season of ["rival-2021", "rival-2022"]) {
    await open(page, `/roster?season=${season}`);
    await expect(panel(page).getByRole("heading", { name: /^Captain/ })).toBeVisible();
    await expect(panel(page).getByRole("heading", { name: /^Coach/ })).toHaveCount(0);
  }
});

test("highlights are shown where there are any", async ({ page }) => {
  await open(page, "/roster?season=rival-2016");
  const heading = page.getByRole("heading", { name: "Season highlights" });
  await expect(heading).toBeVisible();
  await expect(panel(page).getByText("First qualification for the national")).toBeVisible();
  await seasons(page).getByRole("link", { name: "2019" }).click();
  await expect(heading).toHaveCount(0);
});

test("the buttons of a season open what exists and nothing else", async ({ page }) => {
  const buttons = panel(page).locator("div:last-child > a");
  await open(page, "/roster?season=rival-2017");
  await expect(buttons).toHaveText([
    "USAU Roster (opens in a new tab)",
    "Roster Release (opens in a new tab)",
    "Sched/Results",
  ]);
  for (const outside of [buttons.nth(0), buttons.nth(1)]) {
    await expect(outside).toHaveAttribute("target", "_blank");
    await expect(outside).toHaveAttribute("rel", "noopener");
  }
  await expect(buttons.nth(0)).toHaveAttribute("href", /^https:\/\/play\.usaultimate\.org\//);
  await expect(buttons.nth(1)).toHaveAttribute("href", "https://youtu.be/VyMhGNYJQjw");
  await seasons(page).getByRole("link", { name: "2016" }).click();
  await expect(buttons).toHaveText(["USAU Roster (opens in a new tab)", "Sched/Results"]);
});

test("the release of 2019 is a page of this site", async ({ page, context }) => {
  await open(page, "/roster?season=rival-2019");
  const release = page.getByRole("link", { name: "Roster Release" });
  await expect(release).not.toHaveAttribute("target");
  await release.click();
  await expect(page).toHaveURL("/roster2019");
  expect(context.pages()).toHaveLength(1);
});

test("Sched/Results leads to the results of the season", async ({ page }) => {
  await open(page, "/roster?season=rival-2018");
  await page.getByRole("link", { name: "Sched/Results" }).click();
  await expect(page).toHaveURL("/results/?season=rival-2018");
  await expect(page).toHaveTitle(/Results/);
});

test("phones show record and finish first and the season panel after the people", async ({
  page,
}) => {
  await open(page, "/roster?season=rival-2016");
  const strip = page.getByText("23–6", { exact: true });
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
  await open(page, "/roster?season=rival-2020");
  await expect(seasonName(page)).toHaveText("Rival 2022");
  const notice = page.getByRole("status").filter({ hasText: "not in the record" });
  await expect(notice).toHaveText("That season is not in the record. This is Rival 2022.");
  await expect(notice).toBeVisible();
  await seasons(page).getByRole("link", { name: "2017" }).click();
  await expect(page.getByText("not in the record")).toHaveCount(0);
});
