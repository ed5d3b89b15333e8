import { violations } from "#tests/e2e/support/axe.ts";
import { boxOf } from "#tests/e2e/support/box.ts";
import { mix, openMix } from "#tests/e2e/support/mix-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const { headline, covers, shelfLinks } = mix;

test("desktops start with the first of 17 playlists @desktop", async ({ page }) => {
  await openMix(page, "/roster2019");
  await expect(headline(page)).toHaveText("Favorites");
  await expect(page.getByText("Playlist 1 of 17 · 28 people")).toBeVisible();
  await expect(covers(page)).toHaveCount(17);
  await expect(page.locator("nav [aria-current]")).toHaveAttribute("aria-label", "Favorites");
  await expect(shelfLinks(page).first()).toBeHidden();
});

test("a cover of the strip shows its playlist from the top @desktop", async ({ page }) => {
  await openMix(page, "/roster2019");
  await page.mouse.wheel(0, 600);
  await covers(page).nth(5).click();
  await expect(page).toHaveURL("/roster2019?playlist=all-time-hits");
  await expect(headline(page)).toHaveText("All Time Hits");
  await expect(covers(page).nth(5)).toHaveAttribute("aria-current", "true");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("phones start with the shelves of the five categories @phone", async ({ page }) => {
  await openMix(page, "/roster2019");
  await expect(headline(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    "Your heavy rotation",
    "Fresh new music",
    "Years in rewind",
    "Recently played",
    "More of what you like",
  ]);
  await expect(shelfLinks(page)).toHaveCount(17);
  const shelf = page.getByRole("region", { name: "Recently played" });
  await expect(shelf.getByRole("link")).toHaveText([
    "This Is: Pitbull",
    "Chill Hits",
    "Nature Sounds",
    "Official Soundtrack: Secret Life of Pets",
  ]);
});

test("phones keep 36 px over the first shelf and 16 px over the player's progress @phone", async ({
  page,
}) => {
  await openMix(page, "/roster2019");
  const main = await boxOf(page.getByRole("main"));
  const heading = await boxOf(page.getByRole("heading", { name: "Your heavy rotation" }));
  expect(heading.y - main.y).toBe(36);
  const player = page.getByRole("region", { name: "Player" });
  const play = await boxOf(player.getByRole("link"));
  const progress = await boxOf(player.locator("div").first());
  expect(progress.y - play.y - play.height).toBe(16);
});

test("a shelf opens a playlist, its back link returns to the cover @phone", async ({ page }) => {
  await openMix(page, "/roster2019");
  const cover = page.getByRole("link", { name: "Nature Sounds" });
  await cover.scrollIntoViewIfNeeded();
  await cover.click();
  await expect(page).toHaveURL("/roster2019?playlist=nature-sounds");
  await expect(headline(page)).toHaveText("Nature Sounds");
  await expect(headline(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(shelfLinks(page).first()).toBeHidden();
  await page.getByRole("link", { name: "All playlists", exact: true }).click();
  await expect(page).toHaveURL("/roster2019");
  await expect(cover).toBeFocused();
  await page.goBack();
  await expect(headline(page)).toBeVisible();
});

test("turning a phone keeps the playlist and changes the layout @phone", async ({ page }) => {
  await openMix(page, "/roster2019?playlist=chill-hits");
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(headline(page)).toHaveText("Chill Hits");
  await expect(covers(page)).toHaveCount(17);
  await expect(page.getByRole("link", { name: "All playlists", exact: true })).toBeHidden();
});

test("the keyboard alone reaches a playlist and its songs @desktop", async ({ page }) => {
  await openMix(page, "/roster2019");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  const names: string[] = [];
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
    if (name === "Chill Hits") break;
    names.push(name ?? "");
  }
  expect(names).toContain("Next playlist");
  await page.keyboard.press("Enter");
  await expect(headline(page)).toHaveText("Chill Hits");
  await expect(covers(page).nth(14)).toBeFocused();
});

test("what has the focus is not covered by the strip or the player", async ({ page }) => {
  await openMix(page, "/roster2019?playlist=study-break");
  for (let press = 0; press < 34; press += 1) {
    await page.keyboard.press("Tab");
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body) return "";
      const { left, top, width, height } = focused.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      const isSeen = focused.contains(there) || there?.contains(focused) === true;
      return isSeen ? "" : focused.outerHTML.slice(0, 120);
    });
    expect(covered).toBe("");
  }
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the skin is the same and has no accessibility violations, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    for (const query of ["", "?playlist=all-time-hits", "?playlist=favorites"]) {
      await openMix(page, `/roster2019${query}`);
      expect(await violations(page)).toEqual([]);
    }
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toBe("rgb(36, 18, 47)");
  });
}

test("nothing moves for those who prefer less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openMix(page, "/roster2019");
  const cover = page.locator("nav[aria-label='All playlists'] a").first();
  const duration = await cover.evaluate((node) => getComputedStyle(node).transitionDuration);
  expect(Number.parseFloat(duration)).toBeLessThan(0.001);
});
