import type { Page } from "@playwright/test";
import { mix, openMix } from "./mix-page.ts";
import { moved, watchMoves } from "#tests/e2e/support/moves.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { sidewaysWidths } from "#tests/e2e/support/width.ts";

const { headline, shelfLinks, row } = mix;
const covers = (page: Page) => page.locator("nav[aria-label='All playlists'] a");

test("the page has its own header and no site navigation", async ({ page }) => {
  await openMix(page, "/roster2025");
  await expect(page).toHaveTitle(/Roster 2025/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
});

test("the logo leads to the start of the microsite, the domain leads home", async ({ page }) => {
  await openMix(page, "/roster2025?playlist=low-water");
  await page.getByRole("link", { name: "Côte Sauvage 2025, all playlists" }).click();
  await expect(page).toHaveURL("/roster2025");
  await page.getByRole("link", { name: "cotesauvage.example, home" }).click();
  await expect(page).toHaveURL("/");
});

test("the ways on lead to the roster, the results and the badges of its season", async ({
  page,
}) => {
  await openMix(page, "/roster2025");
  const more = page.getByRole("navigation", { name: "More of 2025" });
  const links = {
    Roster: "/roster?season=cote-sauvage-2025",
    Results: "/results?season=cote-sauvage-2025",
  };
  for (const [name, href] of Object.entries(links)) {
    await expect(more.getByRole("link", { name })).toHaveAttribute("href", href);
  }
  await more.getByRole("link", { name: "Badge Quest" }).click();
  await expect(page).toHaveURL("/badgequest");
});

test("an unknown playlist shows the start and says so", async ({ page }) => {
  await openMix(page, "/roster2025?playlist=polka");
  await expect(page.getByText("That playlist doesn’t exist. Here are all of them.")).toBeVisible();
  const isPhone = (page.viewportSize()?.width ?? 0) < 900;
  if (isPhone) await expect(shelfLinks(page).first()).toBeVisible();
  else await expect(headline(page)).toHaveText("Favorites");
});

test("leaving the microsite leaves its skin behind", async ({ page }) => {
  await openMix(page, "/roster2025");
  await page.getByRole("link", { name: "cotesauvage.example, home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(250, 235, 222)");
});

test("no width scrolls sideways, with the longest titles", async ({ page }) => {
  for (const playlist of ["the-longest-title", "low-water"]) {
    await openMix(page, `/roster2025?playlist=${playlist}`);
    expect(await sidewaysWidths(page)).toEqual([]);
  }
  await openMix(page, "/roster2025");
  expect(await sidewaysWidths(page)).toEqual([]);
});

test("the playlists for readers without scripts are gone and nothing has moved", async ({
  page,
}) => {
  await watchMoves(page);
  await openMix(page, "/roster2025");
  await expect(page.locator("main table")).toHaveCount(1);
  expect(await moved(page)).toBe(0);
});

test("@no-scripts a cover shows its playlist as with scripts", async ({ page }) => {
  await page.goto("/roster2025");
  await page.locator("a[href*='playlist=sea-shanties']").locator("visible=true").click();
  await expect(page).toHaveURL("/roster2025?playlist=sea-shanties#sea-shanties");
  const shown = page.locator("main > section").locator("visible=true");
  await expect(shown.getByRole("heading", { level: 2 })).toHaveText("Sea Shanties");
  await expect(shown.getByRole("heading", { level: 2 })).toBeInViewport();
  await expect(row(page, "Haul")).toContainText("Åsa Åberg");
  await expect(row(page, "Haul").getByRole("link", { name: /^Play/ })).toBeVisible();
  await shown.getByRole("link", { name: "Previous playlist" }).click();
  await expect(shown.getByRole("heading", { level: 2 })).toHaveText("Harbour Lights");
});

test("@no-scripts every playlist has its place in the document", async ({ page }) => {
  await page.goto("/roster2025");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    /^Côte Sauvage 2025, \d+ playlists$/,
  );
  await expect(page.getByText("season complete")).toBeVisible();
  // Scripts that are switched on may still fail to arrive.
  await expect(page.locator("noscript")).toHaveCount(0);
  const places = await covers(page).evaluateAll((links: HTMLAnchorElement[]) =>
    links.map(({ hash }) => document.querySelectorAll(`section${hash} tbody tr`).length),
  );
  // Nobody has chosen a song for the third one yet.
  expect(places).toEqual([5, 2, 0, 2, 1, 1]);
});
