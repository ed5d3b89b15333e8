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
  "/badgequest?view=person&player=o",
  "/badgequest?view=badge&badge=low-tide",
  "/fiftyplates",
  "/corevalues",
  "/roster2025",
  "/players",
  "/players/alder",
  "/seasons",
  "/seasons/2024",
  "/tournaments/2024-regionals",
  "/tournaments/2026-fog-bowl",
  "/opponents",
  "/opponents/longest",
  "/opponents/cormorant",
  "/records",
  "/badges/good-neighbour",
  "/join",
  "/sponsors",
  "/search",
  "/search?q=fog",
  "/data",
  "/offline",
  "/404",
];

/** At normal text size on small phones, on tablets and on a desktop that is zoomed in to 400 %; then at double size. */
const sizes = [
  { width: 320, height: 256, isDouble: false },
  { width: 390, height: 844, isDouble: false },
  { width: 820, height: 1180, isDouble: false },
  { width: 1440, height: 900, isDouble: false },
  { width: 390, height: 844, isDouble: true },
  { width: 1440, height: 900, isDouble: true },
] as const;

for (const address of pages) {
  for (const { width, height, isDouble } of sizes) {
    const text = isDouble ? "double text" : "normal text";
    const tag = isDouble ? "" : " @slow";
    test(`nothing is cut, broken, covered or too small on ${address} at ${width} px with ${text} @desktop${tag}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await open(page, address);
      if (isDouble) await doubleText(page);
      expect(await layoutFaults(page)).toEqual([]);
    });
  }
}

test("the largest core value stands on one line @desktop", async ({ page }) => {
  await open(page, "/corevalues");
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const slider = page.getByRole("slider").first();
    await slider.press("End");
    await expect(page.locator("output").first()).toHaveText("100");
    expect(await layoutFaults(page)).toEqual([]);
  }
});
