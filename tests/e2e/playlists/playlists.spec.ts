import { openPlaylists, playlistsPage } from "./playlists-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const { row } = playlistsPage;

test("the logo leads to all playlists, the domain to Home, which has its own colors again @every-browser", async ({
  page,
}) => {
  await openPlaylists(page, "/roster2025?playlist=low-water");
  await page.getByRole("link", { name: "Côte Sauvage 2025, all playlists" }).click();
  await expect(page).toHaveURL("/roster2025");
  await page.getByRole("link", { name: "cotesauvage.example, home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(250, 235, 222)");
});

test("without scripts a cover shows its playlist, and its links lead to the next @no-scripts", async ({
  page,
}) => {
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
