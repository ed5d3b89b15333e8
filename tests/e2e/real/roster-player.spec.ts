import type { Page } from "@playwright/test";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 900;
const name = (page: Page) => page.locator("h2#player-name");
const player = (page: Page) => page.getByRole("region", { name: /./ }).filter({ has: name(page) });
const boxes = (page: Page) => page.getByRole("list", { name: "Seasons on the team" });
const strip = (page: Page) => page.getByRole("list", { name: /^Everyone on/ });

test("picking a person shows her large, in view, with the focus on her name", async ({ page }) => {
  await open(page, "/roster?season=rival-2016");
  await page.getByRole("link", { name: "Andy Theiss" }).first().click();
  await expect(page).toHaveURL("/roster?season=rival-2016&view=player&player=theiss");
  await expect(page).toHaveTitle("Andy Theiss · Rival 2016");
  await expect(page.getByRole("tab", { selected: true })).toHaveText("Player");
  await expect(name(page)).toHaveText("Andy Theiss");
  await expect(name(page)).toBeFocused();
  await expect(page.getByRole("tab", { name: "Player" })).toBeInViewport();
});

test("a shared address shows the same person after a reload", async ({ page }) => {
  await open(page, "/roster?season=rival-2016&view=player&player=harley");
  await expect(name(page)).toHaveText("Caitlin Harley");
  await page.reload();
  await expect(name(page)).toHaveText("Caitlin Harley");
  await expect(page).toHaveTitle("Caitlin Harley · Rival 2016");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("Back and Forward lead through the people that were looked at", async ({ page }) => {
  await open(page, "/roster?season=rival-2016");
  await page.getByRole("link", { name: "Tracey Lo" }).click();
  await page.getByRole("button", { name: "Next player" }).click();
  await expect(name(page)).toHaveText("Katie “Zeus” Backus");
  await page.goBack();
  await expect(name(page)).toHaveText("Tracey “T-Lo” Lo");
  await page.goBack();
  await expect(page.getByRole("tab", { selected: true })).toHaveText("Roster");
  await page.goForward();
  await expect(name(page)).toHaveText("Tracey “T-Lo” Lo");
});

test("number, position and years on the team are shown", async ({ page }) => {
  await open(page, "/roster?season=rival-2016&view=player&player=harley");
  await expect(player(page).getByText("Number 18")).toBeVisible();
  await expect(player(page).getByRole("term")).toHaveText(["Position", "Years on the team"]);
  await expect(player(page).getByRole("definition")).toHaveText(["Handler", "6 (2015–2021)"]);
  await expect(player(page).getByText("Captain in 2015–2018")).toBeVisible();
});

test("0 is a number", async ({ page }) => {
  await open(page, "/roster?view=player");
  await expect(name(page)).toHaveText("Maggie Rowell");
  await expect(player(page).getByText("Number 0")).toBeVisible();
});

test("a coach has no number, and her seasons are those as coach", async ({ page }) => {
  await open(page, "/roster?season=rival-2018&view=player&player=ball");
  await expect(player(page).getByText("Number")).toHaveCount(0);
  await expect(player(page).getByRole("definition")).toHaveText(["Coach", "5 (2015–2019)"]);
  await expect(player(page).getByText("Coach in 2015–2019")).toBeVisible();
});

test("previous and next step through players, then coaches, and end there", async ({ page }) => {
  await open(page, "/roster?season=rival-2015&view=player");
  const previous = page.getByRole("button", { name: "Previous player" });
  const next = page.getByRole("button", { name: "Next player" });
  await expect(page.getByText("1 of 24")).toBeVisible();
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(page.getByText("2 of 24")).toBeVisible();
  await open(page, "/roster?season=rival-2015&view=player&player=henkin");
  await next.click();
  await expect(name(page)).toHaveText("DeAnna Ball");
  await next.click();
  await expect(name(page)).toHaveText("Andy Theiss");
  await expect(next).toBeDisabled();
  await expect(previous).toBeFocused();
});

test("the boxes of her seasons lead to her in those seasons", async ({ page }) => {
  await open(page, "/roster?season=rival-2016&view=player&player=harley");
  await expect(boxes(page).getByRole("listitem")).toHaveText([
    "2015",
    "2016",
    "2017",
    "2018",
    "2019",
    "2021",
    "Not in 2022",
  ]);
  await expect(boxes(page).locator("[aria-current]")).toHaveText("2016");
  await expect(boxes(page).getByRole("link")).toHaveCount(6);
  await boxes(page).getByRole("link", { name: "2021" }).click();
  await expect(page).toHaveURL("/roster?season=rival-2021&view=player&player=harley");
  await expect(name(page)).toHaveText("Caitlin Harley");
});

test("the strip holds everyone and shows the current person without moving the page", async ({
  page,
}) => {
  await open(page, "/roster?season=rival-2019&view=player&player=hecht");
  await expect(strip(page).getByRole("link")).toHaveCount(28);
  await expect(strip(page).locator("[aria-current]")).toHaveText(/Hecht/);
  const inside = await strip(page).evaluate((list) => {
    const view = list.getBoundingClientRect();
    const tile = list.querySelector("[aria-current]")?.getBoundingClientRect();
    return tile !== undefined && tile.left >= view.left && tile.right <= view.right;
  });
  expect(inside).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("picking from the strip brings her name into view", async ({ page }) => {
  await open(page, "/roster?season=rival-2019&view=player&player=hecht");
  await strip(page).getByRole("link", { name: "Emmy Schroder" }).click();
  await expect(name(page)).toHaveText(/Schroder/);
  await expect(name(page)).toBeInViewport();
});

test("the print has the format of the season and of the device", async ({ page }) => {
  const ratioOf = async (season: string) => {
    await open(page, `/roster?season=${season}&view=player`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Rival ${season.slice(-4)}`);
    const print = player(page).locator("svg:has(use[href*='/art/print-'])");
    const box = await print.locator("visible=true").boundingBox();
    return Math.round(((box?.width ?? 0) / (box?.height ?? 1)) * 100) / 100;
  };
  for (const year of [2015, 2016, 2017, 2019]) expect(await ratioOf(`rival-${year}`)).toBe(0.8);
  expect(await ratioOf("rival-2018")).toBe(1.5);
  for (const year of [2021, 2022]) {
    expect(await ratioOf(`rival-${year}`)).toBe(isPhone(page) ? 1.5 : 0.8);
  }
});

test("someone who is not on the season's roster is answered with its first player", async ({
  page,
}) => {
  await open(page, "/roster?view=player&player=harley");
  await expect(name(page)).toHaveText("Maggie Rowell");
  await expect(page.getByRole("status").filter({ hasText: "Harley" })).toHaveText(
    "Caitlin Harley is not on the roster of Rival 2022. This is Maggie Rowell.",
  );
});
