import { measureBox } from "#tests/e2e/support/box.ts";
import { openPlaylists, playlistsPage } from "./playlists-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { measureExtent } from "#tests/e2e/support/words.ts";

const { headline } = playlistsPage;

test("on phones long titles are set narrower and keep their distance from the artists, who are below at 320 px @phone", async ({
  page,
}) => {
  await openPlaylists(page, "/roster2025?playlist=low-water");
  const readStretch = async (title: string) => {
    const cell = page.getByRole("cell", { name: title, exact: true });
    return cell.evaluate((node) => getComputedStyle(node).fontStretch);
  };
  expect(await readStretch("Song of the Gull")).toBe("78%");
  expect(await readStretch("A Song Whose Name Takes Two Lines")).toBe("58%");
  for (const playlist of ["low-water", "the-longest-title"]) {
    await openPlaylists(page, `/roster2025?playlist=${playlist}`);
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const song of await page.locator("tbody tr").all()) {
        const [title, artist] = [song.getByRole("cell").nth(2), song.getByRole("cell").nth(3)];
        const [titleBox, artistBox] = [await measureBox(title), await measureBox(artist)];
        // The narrowest phone has no room for both on one line.
        if (width === 320) expect(artistBox.y).toBeGreaterThanOrEqual(titleBox.y + titleBox.height);
        else {
          const gap = (await measureExtent(artist)).left - (await measureExtent(title)).right;
          expect(gap, await song.innerText()).toBeGreaterThanOrEqual(8);
        }
      }
    }
  }
});

test("previous and next keep the focus and can be undone by Back, and stop at the first and last playlist", async ({
  page,
}) => {
  await openPlaylists(page, "/roster2025?playlist=favorites");
  await expect(page.getByRole("link", { name: "Previous playlist" })).toBeDisabled();
  await page.getByRole("link", { name: "Next playlist" }).click();
  await expect(page).toHaveURL("/roster2025?playlist=low-water");
  await page.getByRole("link", { name: "Previous playlist" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/roster2025?playlist=favorites");
  await expect(page.getByRole("link", { name: "Previous playlist" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/roster2025?playlist=favorites");
  await page.goBack();
  await expect(headline(page)).toHaveText("Low Water");
  await page.goForward();
  await expect(headline(page)).toHaveText("Favorites");
  await openPlaylists(page, "/roster2025?playlist=the-longest-title");
  await expect(page.getByRole("link", { name: "Next playlist" })).toBeDisabled();
  await expect(headline(page)).toHaveText(/^Official Soundtrack/);
});
