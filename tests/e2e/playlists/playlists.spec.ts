import { mix, openMix } from "./mix-page.ts";
import { moved, watchMoves } from "#tests/e2e/support/moves.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const { headline, shelfLinks, row } = mix;

test("the logo leads to the start of the microsite, the domain leads home and leaves its skin behind @every-browser", async ({
  page,
}) => {
  await openMix(page, "/roster2025?playlist=low-water");
  await page.getByRole("link", { name: "Côte Sauvage 2025, all playlists" }).click();
  await expect(page).toHaveURL("/roster2025");
  await page.getByRole("link", { name: "cotesauvage.example, home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(250, 235, 222)");
});

test("an unknown playlist shows the start and says so @both", async ({ page }) => {
  await openMix(page, "/roster2025?playlist=polka");
  await expect(page.getByText("That playlist doesn’t exist. Here are all of them.")).toBeVisible();
  const isPhone = (page.viewportSize()?.width ?? 0) < 900;
  if (isPhone) await expect(shelfLinks(page).first()).toBeVisible();
  else await expect(headline(page)).toHaveText("Favorites");
});

test("nothing moves when the playlists for readers without scripts go", async ({ page }) => {
  await watchMoves(page);
  await openMix(page, "/roster2025");
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
