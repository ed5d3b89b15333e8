import { mix, openMix } from "./mix-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { reachOf } from "#tests/e2e/support/words.ts";

const { headline, row } = mix;
const newTab = "(opens in a new tab)";

test("Favorites lists its people with hearts, without titles and without play", async ({
  page,
}) => {
  await openMix(page, "/roster2025?playlist=favorites");
  await expect(headline(page)).toHaveText("Favorites");
  const rows = page.locator("tbody tr");
  await expect(rows).toHaveCount(5);
  await expect(rows.locator("use[href='#icons-heart']")).toHaveCount(5);
  await expect(page.getByRole("columnheader", { name: "Title" })).toHaveCount(0);
  await expect(rows.getByRole("link", { name: "Play" })).toHaveCount(0);
  await expect(rows.first().getByRole("cell")).toHaveText([
    "",
    "0",
    "Wilhelmina-Josephine Abernathy-Fitzwilliam",
  ]);
  await expect(rows.last().getByRole("cell")).toHaveText(["", "C", "Gudrun Brandt"]);
});

test("a song has play, number, title and artist, and C stands for the coach", async ({ page }) => {
  await openMix(page, "/roster2025?playlist=low-water");
  await expect(page.getByText("Playlist 2 of 6 · 2 songs")).toBeVisible();
  await expect(row(page, "Song of the Gull").getByRole("cell")).toHaveText([
    "",
    "62",
    "Song of the Gull",
    "O. Q.",
  ]);
  const play = page.getByRole("link", { name: `Play Song of the Gull by O. Q. ${newTab}` });
  await expect(play).toHaveAttribute("href", "https://music.example/gull");
  await expect(play).toHaveAttribute("target", "_blank");
  await expect(play).toHaveAttribute("rel", "noopener");
  await openMix(page, "/roster2025?playlist=harbour-lights");
  await expect(row(page, "Heart of a Lighthouse").getByRole("cell").nth(1)).toHaveText("C");
});

test("an artist leads to her page", async ({ page }) => {
  await openMix(page, "/roster2025?playlist=low-water");
  await page.getByRole("link", { name: "Li O", exact: true }).click();
  await expect(page).toHaveURL("/players/o");
});

test("titles of more than 20 characters are set narrower", async ({ page }) => {
  await openMix(page, "/roster2025?playlist=low-water");
  const stretch = async (title: string) => {
    const cell = page.getByRole("cell", { name: title, exact: true });
    return cell.evaluate((node) => getComputedStyle(node).fontStretch);
  };
  const isPhone = (page.viewportSize()?.width ?? 0) < 900;
  expect(await stretch("Song of the Gull")).toBe(isPhone ? "78%" : "92%");
  expect(await stretch("A Song Whose Name Takes Two Lines")).toBe(isPhone ? "58%" : "66%");
});

test("titles keep their distance from the artists on the narrowest phones @phone", async ({
  page,
}) => {
  for (const playlist of ["low-water", "the-longest-title"]) {
    await openMix(page, `/roster2025?playlist=${playlist}`);
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const song of await page.locator("tbody tr").all()) {
        const title = await reachOf(song.getByRole("cell").nth(2));
        const artist = await reachOf(song.getByRole("cell").nth(3));
        expect(artist.left - title.right, await song.innerText()).toBeGreaterThanOrEqual(8);
      }
    }
  }
});

test("every playlist has a cover of its own and its songs", async ({ page }) => {
  await openMix(page, "/roster2025?playlist=favorites");
  const seen = new Set<string>();
  for (let place = 1; place <= 6; place += 1) {
    await expect(page.getByText(`Playlist ${place} of 6`)).toBeVisible();
    const art = await page.locator("main section use").nth(2).getAttribute("href");
    seen.add(art ?? "");
    const isFavorites = place === 1;
    const plays = await page
      .locator("tbody")
      .getByRole("link", { name: /^Play .+ by / })
      .count();
    const rows = await page.locator("tbody tr").count();
    expect(plays).toBe(isFavorites ? 0 : rows);
    const next = page.getByRole("link", { name: "Next playlist" });
    if (place < 6) await next.click();
  }
  expect(seen.size).toBe(6);
});

test("previous and next end at the first and the last playlist", async ({ page }) => {
  await openMix(page, "/roster2025?playlist=favorites");
  await expect(page.getByRole("link", { name: "Previous playlist" })).toBeDisabled();
  await page.getByRole("link", { name: "Next playlist" }).click();
  await expect(page).toHaveURL("/roster2025?playlist=low-water");
  await page.getByRole("link", { name: "Previous playlist" }).click();
  await expect(page).toHaveURL("/roster2025?playlist=favorites");
  await openMix(page, "/roster2025?playlist=the-longest-title");
  await expect(page.getByRole("link", { name: "Next playlist" })).toBeDisabled();
  await expect(headline(page)).toHaveText(/^Official Soundtrack/);
});

test("at an end the focus stays on the arrow", async ({ page }) => {
  await openMix(page, "/roster2025?playlist=low-water");
  await page.getByRole("link", { name: "Previous playlist" }).focus();
  await page.keyboard.press("Enter");
  await expect(headline(page)).toHaveText("Favorites");
  await expect(page.getByRole("link", { name: "Previous playlist" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/roster2025?playlist=favorites");
});

test("steps are pushed: back, forward and reload show what the address says", async ({ page }) => {
  await openMix(page, "/roster2025?playlist=low-water");
  await page.getByRole("link", { name: "Next playlist" }).click();
  await expect(headline(page)).toHaveText("Silence");
  await page.goBack();
  await expect(headline(page)).toHaveText("Low Water");
  await page.goForward();
  await expect(headline(page)).toHaveText("Silence");
  await page.reload();
  await expect(headline(page)).toHaveText("Silence");
});
