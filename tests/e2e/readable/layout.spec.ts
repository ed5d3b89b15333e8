import { open } from "#tests/e2e/support/hydrated.ts";
import { layoutFaults, readWith } from "#tests/e2e/support/layout-faults.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("Core Values has no layout fault with a value of three digits @desktop", async ({ page }) => {
  await open(page, "/corevalues");
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const slider = page.getByRole("slider").first();
    await slider.press("End");
    await expect(page.locator("output").first()).toHaveText("100");
    expect(await layoutFaults(page)).toEqual([]);
  }
});

test("a player's page has no layout fault with a long finish @desktop", async ({ page }) => {
  await open(page, "/players/alder");
  const season = page.getByRole("region", { name: "Season by season" }).getByRole("link").first();
  await season.evaluate((link) =>
    link.lastElementChild?.replaceChildren("4th Polish Championship"),
  );
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(season).toContainText("4th Polish Championship");
    expect(await layoutFaults(page), `${width} px`).toEqual([]);
  }
});

test("a season's year links are not cut off at double text size @desktop", async ({ page }) => {
  await open(page, "/seasons/2025");
  await readWith(page, "double text");
  await page.setViewportSize({ width: 320, height: 900 });
  const years = page.getByRole("navigation", { name: "Seasons" }).getByRole("link");
  const cut = await years.evaluateAll((links) =>
    links.filter((link) => link.scrollWidth > link.clientWidth).map((link) => link.textContent),
  );
  expect(await years.count()).toBeGreaterThan(3);
  expect(cut).toEqual([]);
});

test("no text and no part of the header lies over the picture of a tournament @desktop", async ({
  page,
}) => {
  await open(page, "/tournaments/2025-fog-bowl");
  for (const width of [320, 390, 600, 820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const covered = await page.evaluate(() => {
      const picture = Array.from(
        document.querySelectorAll('article svg:has(use[href$="scene"])'),
        (scene) => scene.getBoundingClientRect(),
      ).find(({ height }) => height > 0);
      const labels = Array.from(document.querySelectorAll("article p, header a, header button"));
      return labels
        .filter((label) => label.checkVisibility())
        .filter((label) => {
          const { top, bottom } = label.getBoundingClientRect();
          return picture === undefined || (bottom > picture.top + 1 && top < picture.bottom - 1);
        })
        .map((label) => label.textContent);
    });
    expect(covered, `${width} px`).toEqual([]);
  }
});
