import { measureBox } from "#tests/e2e/support/box.ts";
import { openPlaylists, playlistsPage } from "./playlists-page.ts";
import { readWith } from "#tests/e2e/support/layout-faults.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const { headline, covers, shelfLinks } = playlistsPage;

test("on a desktop the first playlist is shown, and a cover shows another from its top, also by keyboard @desktop", async ({
  page,
}) => {
  await openPlaylists(page, "/roster2025");
  await expect(headline(page)).toHaveText("Favorites");
  await expect(page.getByText("Playlist 1 of 6 · 5 people")).toBeVisible();
  await expect(covers(page)).toHaveCount(6);
  await expect(page.locator("nav [aria-current]")).toHaveAttribute("aria-label", "Favorites");
  await expect(shelfLinks(page).first()).toBeHidden();
  await test.step("playlists have one skin in light and dark mode", async () => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator("body")).toHaveCSS("background-color", "rgb(36, 18, 47)");
    }
  });
  await test.step("nothing moves with reduced motion", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const duration = await covers(page)
      .first()
      .evaluate((node) => getComputedStyle(node).transitionDuration);
    expect(Number.parseFloat(duration)).toBeLessThan(0.001);
  });
  await test.step("a cover shows its playlist from the top", async () => {
    // Low enough for every playlist to scroll.
    await page.setViewportSize({ width: 1440, height: 500 });
    await page.mouse.wheel(0, 600);
    const scrolled = () => page.evaluate(() => window.scrollY);
    await expect.poll(scrolled).toBeGreaterThan(100);
    await covers(page).nth(5).click();
    await expect(page).toHaveURL("/roster2025?playlist=the-longest-title");
    await expect(headline(page)).toHaveText(/^Official Soundtrack/);
    await expect(covers(page).nth(5)).toHaveAttribute("aria-current", "true");
    await expect.poll(scrolled).toBe(0);
  });
  await test.step("an unknown playlist shows the start and a notice", async () => {
    await openPlaylists(page, "/roster2025?playlist=polka");
    await expect(
      page.getByText("That playlist doesn’t exist. Here are all of them."),
    ).toBeVisible();
    await expect(headline(page)).toHaveText("Favorites");
  });
  await test.step("the keyboard alone reaches a playlist", async () => {
    await openPlaylists(page, "/roster2025");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    const names: string[] = [];
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press("Tab");
      const name = await page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
      if (name === "Sea Shanties") break;
      names.push(name ?? "");
    }
    expect(names).toContain("Next playlist");
    await page.keyboard.press("Enter");
    await expect(headline(page)).toHaveText("Sea Shanties");
    await expect(covers(page).nth(4)).toBeFocused();
  });
});

test("on a phone the shelves are shown, a cover opens its playlist, and a link leads back to the cover @phone", async ({
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
  await expect(shelf.getByRole("link")).toHaveText([
    "Harbour Lights",
    "Sea Shanties",
    "Official Soundtrack: The Unreasonably Long-Winded Harbour",
  ]);
  await test.step("there are 36 px above the first shelf, and 16 px above the player’s progress bar", async () => {
    const main = await measureBox(page.getByRole("main"));
    const heading = await measureBox(page.getByRole("heading", { name: "Harbour sounds" }));
    expect(heading.y - main.y).toBe(36);
    const player = page.getByRole("region", { name: "Player" });
    const play = await measureBox(player.getByRole("link"));
    const progress = await measureBox(player.locator("div").first());
    expect(progress.y - play.y - play.height).toBe(16);
  });
  await test.step("a shelf opens a playlist, and its back link returns to the cover", async () => {
    const cover = page.getByRole("link", { name: "Sea Shanties" });
    await cover.scrollIntoViewIfNeeded();
    await cover.click();
    await expect(page).toHaveURL("/roster2025?playlist=sea-shanties");
    await expect(headline(page)).toHaveText("Sea Shanties");
    await expect(headline(page)).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(shelfLinks(page).first()).toBeHidden();
    await page.getByRole("link", { name: "All playlists", exact: true }).click();
    await expect(page).toHaveURL("/roster2025");
    await expect(cover).toBeFocused();
    await page.goBack();
    await expect(headline(page)).toBeVisible();
  });
});

test("a rotated phone keeps its playlist, and at double text size the player is at the end of the page @phone", async ({
  page,
}) => {
  await openPlaylists(page, "/roster2025?playlist=the-longest-title");
  const player = page.getByRole("region", { name: "Player" });
  await expect(player).toBeInViewport();
  await readWith(page, "double text");
  await expect(player).not.toBeInViewport();
  await openPlaylists(page, "/roster2025?playlist=sea-shanties");
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(headline(page)).toHaveText("Sea Shanties");
  await expect(covers(page)).toHaveCount(6);
  await expect(page.getByRole("link", { name: "All playlists", exact: true })).toBeHidden();
});

test("neither the strip of covers nor the player hides what has the focus @both", async ({
  page,
}) => {
  await openPlaylists(page, "/roster2025?playlist=low-water");
  for (let press = 0; press < 34; press += 1) {
    await page.keyboard.press("Tab");
    const covered = () =>
      page.evaluate(() => {
        const focused = document.activeElement;
        if (focused === null || focused === document.body) return "";
        const { left, top, width, height } = focused.getBoundingClientRect();
        const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
        const isSeen = focused.contains(topmost) || topmost?.contains(focused) === true;
        return isSeen ? "" : focused.outerHTML.slice(0, 120);
      });
    // The page may still be scrolling to it.
    await expect.poll(covered).toBe("");
  }
});
