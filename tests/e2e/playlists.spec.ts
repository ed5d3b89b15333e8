import { openPlaylists, playlistsPage } from "./playlists-page.ts";
import { expect, test } from "./support/test.ts";

const { headline, covers, shelfLinks } = playlistsPage;

test("on a desktop the first playlist is shown, and a cover shows another one from its top", async ({
  page,
}) => {
  // Low enough for every playlist to scroll.
  await page.setViewportSize({ width: 1440, height: 500 });
  await openPlaylists(page, "/roster2025");
  await expect(headline(page)).toHaveText("Favorites");
  await expect(page.getByText("Playlist 1 of 6 · 5 people")).toBeVisible();
  await expect(covers(page)).toHaveCount(6);
  await expect(shelfLinks(page).first()).toBeHidden();
  await page.evaluate(() => {
    scrollTo({ top: 300, behavior: "instant" });
  });
  const readScroll = () => page.evaluate(() => scrollY);
  await expect.poll(readScroll).toBeGreaterThan(100);
  await covers(page).nth(5).click();
  await expect(page).toHaveURL("/roster2025?playlist=the-longest-title");
  await expect(headline(page)).toHaveText(/^Official Soundtrack/);
  await expect(covers(page).nth(5)).toHaveAttribute("aria-current", "true");
  await expect.poll(readScroll).toBe(0);
});

test("on a phone a cover on a shelf opens its playlist, and a link leads back to the cover @phone", async ({
  page,
}) => {
  await openPlaylists(page, "/roster2025");
  await expect(headline(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    "Harbour sounds",
    "Still to come",
    "After the last game",
  ]);
  await expect(shelfLinks(page)).toHaveCount(6);
  const shelf = page.getByRole("region", { name: "After the last game" });
  const cover = shelf.getByRole("link", { name: "Sea Shanties" });
  await cover.click();
  await expect(page).toHaveURL("/roster2025?playlist=sea-shanties");
  await expect(headline(page)).toHaveText("Sea Shanties");
  await expect(headline(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(shelfLinks(page).first()).toBeHidden();
  await page.getByRole("link", { name: "All playlists", exact: true }).click();
  await expect(page).toHaveURL("/roster2025");
  await expect(cover).toBeFocused();
  await page.goBack();
  await expect(headline(page)).toBeVisible();
});
