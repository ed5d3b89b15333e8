import { open } from "#tests/e2e/support/hydrated.ts";
import { doubleText, layoutFaults } from "#tests/e2e/support/layout-faults.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/** A page of each kind, with the longest names that the invented club has, and its other views. */
const pages = [
  "/",
  "/about",
  "/news",
  "/results",
  "/results?show=all",
  "/roster",
  "/roster?view=list",
  "/roster?view=player&player=abernathy-fitzwilliam",
  "/badgequest",
  "/badgequest?tab=leaderboard",
  "/badgequest?view=person&player=o",
  "/badgequest?view=badge&badge=low-tide",
  "/fiftyplates",
  "/corevalues",
  "/roster2025",
  "/players",
  "/players/alder",
  "/players/o",
  "/seasons",
  "/seasons/2024",
  "/tournaments/2024-regionals",
  "/tournaments/2026-fog-bowl",
  "/opponents",
  "/opponents/longest",
  "/opponents/cormorant",
  "/records",
  "/badges/old-hat",
  "/join",
  "/sponsors",
  "/search",
  "/search?q=fog",
  "/data",
  "/offline",
  "/404",
];

/** A small phone, which is also a desktop zoomed in to 400 %, a phone, a tablet and a desktop. */
const allWidths = [320, 390, 820, 1440];

for (const [text, widths, tag] of [
  ["double", [390, 1440], ""],
  ["normal", allWidths, " @slow"],
] as const) {
  for (const address of pages) {
    test(`nothing is cut, broken, covered or too small on ${address} with ${text} text @desktop${tag}`, async ({
      page,
    }) => {
      // The page for unknown addresses without its status, which the console would report.
      await page.route("**/404", async (route) => {
        await route.fulfill({ response: await route.fetch(), status: 200 });
      });
      if (text === "double") await doubleText(page);
      await open(page, address);
      for (const width of widths) {
        await page.setViewportSize({ width, height: width === 320 ? 256 : 900 });
        expect(await layoutFaults(page), `${width} px`).toEqual([]);
      }
    });
  }
}

test("the largest core value stands on one line @desktop", async ({ page }) => {
  await open(page, "/corevalues");
  for (const width of allWidths) {
    await page.setViewportSize({ width, height: 900 });
    const slider = page.getByRole("slider").first();
    await slider.press("End");
    await expect(page.locator("output").first()).toHaveText("100");
    expect(await layoutFaults(page)).toEqual([]);
  }
});

test("a season's finish with a long word stays whole on a player's page @desktop", async ({
  page,
}) => {
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

test("the years above a season do not overlap with double text @desktop", async ({ page }) => {
  await doubleText(page);
  await open(page, "/seasons/2025");
  await page.setViewportSize({ width: 320, height: 900 });
  const years = page.getByRole("navigation", { name: "Seasons" }).getByRole("link");
  const cut = await years.evaluateAll((links) =>
    links.filter((link) => link.scrollWidth > link.clientWidth).map((link) => link.textContent),
  );
  expect(await years.count()).toBeGreaterThan(3);
  expect(cut).toEqual([]);
});
