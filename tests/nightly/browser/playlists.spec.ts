import type { Page } from "@playwright/test";
import { openPlaylists, playlistsPage } from "#tests/e2e/playlists-page.ts";
import { readWith } from "#tests/e2e/support/layout-faults.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { measureExtent } from "#tests/e2e/support/words.ts";

const { headline, row } = playlistsPage;

/** The focused element if another one lies over it; otherwise nothing. */
const findCoveredFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return "";
    const { left, top, width, height } = focused.getBoundingClientRect();
    const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
    const isSeen = focused.contains(topmost) || topmost?.contains(focused) === true;
    return isSeen ? "" : focused.outerHTML.slice(0, 120);
  });

for (const [where, tag] of [
  ["", ""],
  ["on a phone ", " @phone"],
] as const) {
  test(`${where}neither the strip of covers nor the player hides what has the focus${tag}`, async ({
    page,
  }) => {
    await openPlaylists(page, "/roster2025?playlist=low-water");
    for (let press = 0; press < 34; press += 1) {
      await page.keyboard.press("Tab");
      // The page may still be scrolling to it.
      await expect.poll(() => findCoveredFocus(page)).toBe("");
    }
  });
}

test("previous and next keep the focus, stop at the ends, and can be undone by Back", async ({
  page,
}) => {
  await openPlaylists(page, "/roster2025?playlist=low-water");
  const previous = page.getByRole("link", { name: "Previous playlist" });
  await previous.press("Enter");
  await expect(page).toHaveURL("/roster2025?playlist=favorites");
  await expect(headline(page)).toHaveText("Favorites");
  await expect(previous).toBeDisabled();
  await expect(previous).toBeFocused();
  await page.keyboard.press("Enter");
  await page.goBack();
  await expect(headline(page)).toHaveText("Low Water");
  await page.goForward();
  await expect(headline(page)).toHaveText("Favorites");
});

test("the season’s progress follows the visitor’s date", async ({ page }) => {
  for (const { now, day, text } of [
    { now: "2025-06-02T23:30:00", day: "30", text: "30 of 160 days" },
    { now: "2025-06-03T00:30:00", day: "31", text: "31 of 160 days" },
    { now: "2026-02-03T04:05:00", day: "160", text: "season complete" },
  ]) {
    // A visitor's clock in Kolkata: in other zones one of these dates is another one.
    await page.clock.setFixedTime(new Date(`${now}+05:30`));
    await openPlaylists(page, "/roster2025");
    const progress = page.getByRole("progressbar", { name: "Season progress" });
    await expect(progress).toHaveAttribute("aria-valuenow", day);
    await expect(progress).toHaveAttribute("aria-valuetext", text);
    await expect(page.getByText(`Côte Sauvage · ${text}`)).toBeVisible();
    const readShare = () =>
      progress.evaluate((track) => {
        const played = getComputedStyle(track, "::before").inlineSize;
        return Number.parseFloat(played) / track.getBoundingClientRect().width;
      });
    await expect.poll(readShare).toBeCloseTo(Number(day) / 160, 2);
  }
});

test("on phones a long title keeps its distance from its artist @phone", async ({ page }) => {
  for (const playlist of ["low-water", "the-longest-title"]) {
    await openPlaylists(page, `/roster2025?playlist=${playlist}`);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const song of await page.locator("tbody tr").all()) {
        const [title, artist] = [song.getByRole("cell").nth(2), song.getByRole("cell").nth(3)];
        const gap = (await measureExtent(artist)).left - (await measureExtent(title)).right;
        expect(gap, `${await song.innerText()} at ${width} px`).toBeGreaterThanOrEqual(8);
      }
    }
  }
});

test("with text of double size the player of a phone is at the end of the page @phone", async ({
  page,
}) => {
  await openPlaylists(page, "/roster2025?playlist=the-longest-title");
  const player = page.getByRole("region", { name: "Player" });
  await expect(player).toBeInViewport();
  await readWith(page, "double text");
  await expect(player).not.toBeInViewport();
});

test("without scripts a cover shows its playlist, and its links lead to the next @no-scripts", async ({
  page,
}) => {
  await page.goto("/roster2025");
  await page.locator("a[href*='playlist=sea-shanties']").filter({ visible: true }).click();
  await expect(page).toHaveURL("/roster2025?playlist=sea-shanties#sea-shanties");
  const shown = page.locator("main > section").filter({ visible: true });
  await expect(shown.getByRole("heading", { level: 2 })).toHaveText("Sea Shanties");
  await expect(shown.getByRole("heading", { level: 2 })).toBeInViewport();
  await expect(row(page, "Haul").getByRole("link", { name: /^Play/ })).toBeVisible();
  await shown.getByRole("link", { name: "Previous playlist" }).click();
  await expect(shown.getByRole("heading", { level: 2 })).toHaveText("Harbour Lights");
});
