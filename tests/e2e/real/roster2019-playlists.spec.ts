import { mix, openMix } from "#tests/e2e/support/mix-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { reachOf } from "#tests/e2e/support/words.ts";

const { headline, row } = mix;
const newTab = "(opens in a new tab)";

test("Favorites lists all 28 people with hearts, without titles and without play", async ({
  page,
}) => {
  await openMix(page, "/roster2019?playlist=favorites");
  await expect(headline(page)).toHaveText("Favorites");
  const rows = page.locator("tbody tr");
  await expect(rows).toHaveCount(28);
  await expect(rows.locator("use[href='#icons-heart']")).toHaveCount(28);
  await expect(page.getByRole("columnheader", { name: "Title" })).toHaveCount(0);
  await expect(rows.getByRole("link", { name: "Play" })).toHaveCount(0);
  await expect(rows.first().getByRole("cell")).toHaveText(["", "0", "Paige Soper"]);
  await expect(rows.last().getByRole("cell")).toHaveText(["", "C", "DeAnna Ball"]);
});

test("a song has play, number, title and artist, and C stands for the coach", async ({ page }) => {
  await openMix(page, "/roster2019?playlist=all-time-hits");
  await expect(page.getByText("Playlist 6 of 17 · 8 songs")).toBeVisible();
  await expect(row(page, "Far Away").getByRole("cell")).toHaveText([
    "",
    "8",
    "Far Away",
    "Becky Moore",
  ]);
  await expect(row(page, "Centerfield").getByRole("cell").nth(1)).toHaveText("C");
  const play = page.getByRole("link", { name: `Play Far Away by Becky Moore ${newTab}` });
  await expect(play).toHaveAttribute("href", /^https:\/\/open\.spotify\.com\/track\//);
  await expect(play).toHaveAttribute("target", "_blank");
  await expect(play).toHaveAttribute("rel", "noopener");
});

test("an artist leads to her page", async ({ page }) => {
  await openMix(page, "/roster2019?playlist=all-time-hits");
  await page.getByRole("link", { name: "Becky Moore", exact: true }).click();
  await expect(page).toHaveURL("/players/moore");
});

test("titles of more than 20 characters are set narrower", async ({ page }) => {
  await openMix(page, "/roster2019?playlist=all-time-hits");
  const stretch = async (title: string) => {
    const cell = page.getByRole("cell", { name: title, exact: true });
    return cell.evaluate((node) => getComputedStyle(node).fontStretch);
  };
  const isPhone = (page.viewportSize()?.width ?? 0) < 900;
  expect(await stretch("Heart Of A Champion")).toBe(isPhone ? "78%" : "92%");
  expect(await stretch("I'll Never Love Again")).toBe(isPhone ? "58%" : "66%");
});

test("titles keep their distance from the artists on the narrowest phones @phone", async ({
  page,
}) => {
  for (const playlist of ["all-time-hits", "fresh-finds"]) {
    await openMix(page, `/roster2019?playlist=${playlist}`);
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
  await openMix(page, "/roster2019?playlist=favorites");
  const seen = new Set<string>();
  for (let place = 1; place <= 17; place += 1) {
    await expect(page.getByText(`Playlist ${place} of 17`)).toBeVisible();
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
    if (place < 17) await next.click();
  }
  expect(seen.size).toBe(17);
});

test("previous and next end at the first and the last playlist", async ({ page }) => {
  await openMix(page, "/roster2019?playlist=favorites");
  await expect(page.getByRole("button", { name: "Previous playlist" })).toBeDisabled();
  await page.getByRole("link", { name: "Next playlist" }).click();
  await expect(page).toHaveURL("/roster2019?playlist=new-boots");
  await page.getByRole("link", { name: "Previous playlist" }).click();
  await expect(page).toHaveURL("/roster2019?playlist=favorites");
  await openMix(page, "/roster2019?playlist=official-soundtrack-secret-life-of-pets");
  await expect(page.getByRole("button", { name: "Next playlist" })).toBeDisabled();
  await expect(headline(page)).toHaveText("Official Soundtrack: Secret Life of Pets");
});

test("at an end the focus goes to the arrow that leads back", async ({ page }) => {
  await openMix(page, "/roster2019?playlist=new-boots");
  await page.getByRole("link", { name: "Previous playlist" }).focus();
  await page.keyboard.press("Enter");
  await expect(headline(page)).toHaveText("Favorites");
  await expect(page.getByRole("link", { name: "Next playlist" })).toBeFocused();
});

test("steps are pushed: back, forward and reload show what the address says", async ({ page }) => {
  await openMix(page, "/roster2019?playlist=new-boots");
  await page.getByRole("link", { name: "Next playlist" }).click();
  await expect(headline(page)).toHaveText("Hit Rewind");
  await page.goBack();
  await expect(headline(page)).toHaveText("New Boots");
  await page.goForward();
  await expect(headline(page)).toHaveText("Hit Rewind");
  await page.reload();
  await expect(headline(page)).toHaveText("Hit Rewind");
});
