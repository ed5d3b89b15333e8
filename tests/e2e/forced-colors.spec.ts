import type { Page } from "@playwright/test";
import { open } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";

// Forced colors remove backgrounds, shadows and gradients, so marks must be borders.

test("in forced colors the current page is marked in the bar", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/players");
  const colors = await page.locator('header nav a[aria-current="true"]').evaluate((entry) => ({
    page: getComputedStyle(document.body).backgroundColor,
    bar: getComputedStyle(entry, "::after").backgroundColor,
    disc: getComputedStyle(entry, "::before").backgroundColor,
  }));
  expect(colors.bar).not.toBe(colors.page);
  expect(colors.disc).not.toBe(colors.page);
});

test("in forced colors the selected tab is marked", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/badgequest");
  const tabs = page.getByRole("navigation", { name: "Badge Quest", exact: true });
  const colors = await tabs
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).borderBlockEndColor));
  expect(new Set(colors).size).toBe(2);
});

/** Looks of the badges of an outcome in a list of games. */
const readBorders = (page: Page, outcome: "won" | "lost") =>
  page
    .locator("#main ol > li > span:first-child")
    .filter({ hasText: outcome })
    .evaluateAll((badges) =>
      badges.map((badge) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(badge);
        return `${borderTopStyle} ${borderTopWidth}`;
      }),
    );

/** Looks of the bars of a chart whose paths match: those of wins go up from the line, those of losses down. */
const readDashes = (page: Page, bars: RegExp) =>
  page
    .locator("#main section a svg path")
    .evaluateAll(
      (paths, pattern) =>
        paths
          .filter((path) => new RegExp(pattern).test(path.getAttribute("d") ?? ""))
          .map((path) => getComputedStyle(path).strokeDasharray),
      bars.source,
    );

test("in forced colors and in print losses do not look like wins", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/opponents/gale");
  const [wins, losses] = [await readBorders(page, "won"), await readBorders(page, "lost")];
  expect(wins.length).toBeGreaterThan(0);
  expect(losses.length).toBeGreaterThan(0);
  expect(losses.filter((look) => wins.includes(look))).toEqual([]);
  await open(page, "/seasons/2025");
  for (const media of [
    { forcedColors: "active", media: "screen" },
    { forcedColors: "none", media: "print" },
  ] as const) {
    await page.emulateMedia(media);
    await expect
      .poll(async () => new Set(await readDashes(page, / 0v-/)))
      .toEqual(new Set(["none"]));
    const lossDashes = await readDashes(page, / 0v\d/);
    expect(lossDashes.length).toBeGreaterThan(0);
    expect(lossDashes).not.toContain("none");
  }
});
