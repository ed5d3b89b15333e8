import { violations } from "./support/axe.ts";
import { open } from "./support/hydrated.ts";
import { isPhone } from "./support/layout.ts";
import { moved, watchMoves } from "./support/moves.ts";
import { expect, test } from "./support/test.ts";
import { sidewaysWidths } from "./support/width.ts";

test("the callout opens the tryout form in a new tab", async ({ page }) => {
  await open(page, "/");
  const callout = page.locator("main").getByRole("link", {
    name: "Register for our 2023 tryouts! (opens in a new tab)",
  });
  await expect(callout).toBeVisible();
  await expect(callout).toHaveAttribute("href", "https://t.co/SSylf2mCHp");
  await expect(callout).toHaveAttribute("target", "_blank");
  await expect(callout).toHaveAttribute("rel", "noopener");
});

test("the callout's three lines stand inside the ticket, one beside or below the other", async ({
  page,
}) => {
  await open(page, "/");
  const callout = page.locator("main").getByRole("link", { name: /Register for our 2023/ });
  const ticket = await callout.boundingBox();
  const right = (ticket?.x ?? 0) + (ticket?.width ?? 0);
  const bottom = (ticket?.y ?? 0) + (ticket?.height ?? 0);
  for (const line of ["Register", "for our 2023", "tryouts!"]) {
    const box = await callout.getByText(line, { exact: true }).boundingBox();
    expect(box?.height, line).toBeLessThan((ticket?.height ?? 0) / 2);
    expect((box?.x ?? 0) + (box?.width ?? 0), line).toBeLessThanOrEqual(right);
    expect((box?.y ?? 0) + (box?.height ?? 0), line).toBeLessThanOrEqual(bottom);
  }
});

test("the poster, the callout and the rail stand on the first screen", async ({ page }) => {
  await open(page, "/");
  const low = (name: string) =>
    page
      .locator(name)
      .first()
      .evaluate((node) => node.getBoundingClientRect().bottom);
  const height = page.viewportSize()?.height ?? 0;
  expect(await low("main section[aria-label='Poster']")).toBeLessThanOrEqual(height);
  if (!isPhone(page))
    expect(await low("main section[aria-label='Season records']")).toBeLessThanOrEqual(height);
});

test("the rail lists all seven seasons with record and finish and leads to their rosters", async ({
  page,
}) => {
  await open(page, "/");
  const seasons = page.getByRole("region", { name: "Season records" }).getByRole("link");
  await expect(seasons).toHaveText([
    "2015 20–5 2nd Regionals",
    "2016 23–6 12th Nationals",
    "2017 18–12 T9th Nationals",
    "2018 17–15 13th Nationals",
    "2019 21–11 2nd Regionals",
    "2021 16–7 13th Nationals",
    "2022 16–11 3rd Regionals",
  ]);
  await seasons.nth(2).click();
  await expect(page).toHaveURL("/roster?season=rival-2017");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/rival 2017/i);
});

test("the pages that the bar does not list are reached from Home", async ({ page }) => {
  await open(page, "/");
  for (const path of ["/badgequest", "/fiftyplates", "/corevalues", "/roster2019"]) {
    const links = page.locator(`main a[href="${path}"]`).locator("visible=true");
    await expect(links).toHaveCount(1);
  }
});

test("phones list the pages in the order of the design @phone", async ({ page }) => {
  await open(page, "/");
  const links = page.getByRole("navigation", { name: "Pages", exact: true }).getByRole("link");
  await expect(links).toHaveText([
    "About Us",
    "Roster",
    "News",
    "Results",
    "Badge Quest",
    "Roster 2019",
    "Fifty Plates",
    "Core Values",
  ]);
});

test("Home has no accessibility violations by day and by night", async ({ page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await open(page, "/");
    expect(await violations(page)).toEqual([]);
  }
});

test("Home never scrolls sideways", async ({ page }) => {
  await open(page, "/");
  expect(await sidewaysWidths(page)).toEqual([]);
});

test("nothing on Home moves while it loads", async ({ page }) => {
  await watchMoves(page);
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  // A font that arrives late may move a baseline by a pixel.
  expect(await moved(page)).toBeLessThan(0.005);
});

test("Home is complete without scripts @no-scripts", async ({ page }) => {
  await page.goto("/");
  await expect(
    page.locator("main").getByRole("link", { name: /Register for our 2023 tryouts!/ }),
  ).toBeVisible();
  await expect(page.getByRole("region", { name: "Season records" }).getByRole("link")).toHaveCount(
    7,
  );
});
