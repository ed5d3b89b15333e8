import type { Page } from "@playwright/test";
import { mix, openMix } from "#tests/e2e/support/mix-page.ts";
import { moved, watchMoves } from "#tests/e2e/support/moves.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { sidewaysWidths } from "#tests/e2e/support/width.ts";

const { headline, shelfLinks, row } = mix;
const covers = (page: Page) => page.locator("nav[aria-label='All playlists'] a");

test("the page has its own header and no site navigation", async ({ page }) => {
  await openMix(page, "/roster2019");
  await expect(page).toHaveTitle(/Roster 2019/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
});

test("the logo leads to the start of the microsite, the domain leads home", async ({ page }) => {
  await openMix(page, "/roster2019?playlist=chill-hits");
  await page.getByRole("link", { name: "Rival 2019, all playlists" }).click();
  await expect(page).toHaveURL("/roster2019");
  await page.getByRole("link", { name: "rivalultimate.com, home" }).click();
  await expect(page).toHaveURL("/");
});

test("the ways on lead to the roster, the results and the badges of 2019", async ({ page }) => {
  await openMix(page, "/roster2019");
  const more = page.getByRole("navigation", { name: "More of 2019" });
  const links = { Roster: "/roster?season=rival-2019", Results: "/results?season=rival-2019" };
  for (const [name, href] of Object.entries(links)) {
    await expect(more.getByRole("link", { name })).toHaveAttribute("href", href);
  }
  await more.getByRole("link", { name: "Badge Quest" }).click();
  await expect(page).toHaveURL("/badgequest");
});

test("an unknown playlist shows the start and says so", async ({ page }) => {
  await openMix(page, "/roster2019?playlist=polka-hits");
  await expect(page.getByText("There is no such playlist. Here are all of them.")).toBeVisible();
  const isPhone = (page.viewportSize()?.width ?? 0) < 900;
  if (isPhone) await expect(shelfLinks(page).first()).toBeVisible();
  else await expect(headline(page)).toHaveText("Favorites");
});

test("leaving the microsite leaves its skin behind", async ({ page }) => {
  await openMix(page, "/roster2019");
  await page.getByRole("link", { name: "rivalultimate.com, home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(245, 237, 220)");
});

test("no width scrolls sideways, with the longest titles", async ({ page }) => {
  for (const playlist of ["official-soundtrack-secret-life-of-pets", "all-time-hits"]) {
    await openMix(page, `/roster2019?playlist=${playlist}`);
    expect(await sidewaysWidths(page)).toEqual([]);
  }
  await openMix(page, "/roster2019");
  expect(await sidewaysWidths(page)).toEqual([]);
});

test("the playlists for readers without scripts are gone and nothing has moved", async ({
  page,
}) => {
  await watchMoves(page);
  await openMix(page, "/roster2019");
  await expect(page.locator("main table")).toHaveCount(1);
  expect(await moved(page)).toBe(0);
});

test("@no-scripts a cover shows its playlist as with scripts", async ({ page }) => {
  await page.goto("/roster2019");
  await page.locator("a[href*='playlist=nature-sounds']").locator("visible=true").click();
  await expect(page).toHaveURL("/roster2019?playlist=nature-sounds#nature-sounds");
  const shown = page.locator("main > section").locator("visible=true");
  await expect(shown.getByRole("heading", { level: 2 })).toHaveText("Nature Sounds");
  await expect(shown.getByRole("heading", { level: 2 })).toBeInViewport();
  await expect(row(page, "What A Wonderful World")).toContainText("Kari Paine");
  await expect(
    row(page, "What A Wonderful World").getByRole("link", { name: /^Play/ }),
  ).toBeVisible();
  await shown.getByRole("link", { name: "Previous playlist" }).click();
  await expect(shown.getByRole("heading", { level: 2 })).toHaveText("Chill Hits");
});

test("@no-scripts every playlist has its place in the document", async ({ page }) => {
  await page.goto("/roster2019");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Rival 2019, \d+ playlists$/);
  await expect(page.getByText("season complete")).toBeVisible();
  // Scripts that are switched on may still fail to arrive.
  await expect(page.locator("noscript")).toHaveCount(0);
  const places = await covers(page).evaluateAll((links: HTMLAnchorElement[]) =>
    links.map(({ hash }) => document.querySelectorAll(`section${hash} tbody tr`).length),
  );
  expect(places.length).toBeGreaterThan(1);
  expect(places).not.toContain(0);
});
