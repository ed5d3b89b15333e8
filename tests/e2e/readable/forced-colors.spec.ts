import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

// Forced colors remove backgrounds, shadows and gradients, so marks must be borders.

test("in forced colors the current page and the selected tab are marked @desktop", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/players");
  const colors = await page.locator('header nav a[aria-current="true"]').evaluate((entry) => ({
    page: getComputedStyle(document.body).backgroundColor,
    bar: getComputedStyle(entry, "::after").backgroundColor,
    disc: getComputedStyle(entry, "::before").backgroundColor,
  }));
  expect(colors.bar).not.toBe(colors.page);
  expect(colors.disc).not.toBe(colors.page);
  await test.step("the selected tab is marked", async () => {
    await open(page, "/badgequest");
    const readBorderColor = (isChosen: boolean) =>
      page
        .getByRole("tab", { selected: isChosen })
        .first()
        .evaluate((tab) => getComputedStyle(tab).borderBlockEndColor);
    expect(await readBorderColor(true)).not.toBe(await readBorderColor(false));
  });
});

test("in forced colors and in print losses do not look like wins @desktop", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/opponents/gale");
  const readBorders = async (outcome: "won" | "lost") =>
    page
      .locator("#main ol > li > span:first-child")
      .filter({ hasText: outcome })
      .evaluateAll((badges) =>
        badges.map((badge) => {
          const { borderTopStyle, borderTopWidth } = getComputedStyle(badge);
          return `${borderTopStyle} ${borderTopWidth}`;
        }),
      );
  const [wins, losses] = [await readBorders("won"), await readBorders("lost")];
  expect(wins.length).toBeGreaterThan(0);
  expect(losses.length).toBeGreaterThan(0);
  expect(losses.filter((look) => wins.includes(look))).toEqual([]);
  // Wins go up from the line, losses down.
  const readDashes = (bars: RegExp) =>
    page
      .locator("#main section > svg path")
      .evaluateAll(
        (paths, pattern) =>
          paths
            .filter((path) => new RegExp(pattern).test(path.getAttribute("d") ?? ""))
            .map((path) => getComputedStyle(path).strokeDasharray),
        bars.source,
      );
  for (const media of [
    { forcedColors: "active", media: "screen" },
    { forcedColors: "none", media: "print" },
  ] as const) {
    await page.emulateMedia(media);
    expect(new Set(await readDashes(/ 0v-/))).toEqual(new Set(["none"]));
    const lossDashes = await readDashes(/ 0v\d/);
    expect(lossDashes.length).toBeGreaterThan(0);
    expect(lossDashes).not.toContain("none");
  }
});

test("in forced colors the bars of the selected result and the dots of the core values are visible @desktop", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/results?tournament=2025-regionals");
  const chosen = page.locator("#main a[aria-current=true]");
  const [background, bars] = await chosen.evaluate((card) => [
    getComputedStyle(card).backgroundColor,
    Array.from(card.querySelectorAll("svg path"), (path) => getComputedStyle(path).stroke),
  ]);
  expect(bars?.length).toBeGreaterThan(1);
  expect(bars).not.toContain(background);
  await open(page, "/corevalues");
  const dots = page
    .getByRole("region", { name: "What they mean" })
    .locator("li > span:first-child")
    .filter({ hasNotText: /./ });
  const looks = await dots.evaluateAll((all) =>
    all.map((dot) => {
      const { borderTopStyle, borderTopColor } = getComputedStyle(dot);
      const page = getComputedStyle(document.body).backgroundColor;
      return borderTopStyle === "solid" && borderTopColor !== page;
    }),
  );
  expect(looks).toEqual([true, true, true, true]);
});

test("with more contrast, secondary text and thin lines have the color of the text @desktop", async ({
  page,
}) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, contrast: "no-preference" });
    await open(page, "/opponents/gale");
    const colors = () =>
      page.evaluate(() => {
        const { color } = getComputedStyle(document.body);
        const muted = [...document.querySelectorAll("#main .muted")];
        const rows = [...document.querySelectorAll("#main section ol > li")];
        return {
          muted: muted.every((text) => getComputedStyle(text).color === color),
          lines: rows
            .filter((row) => getComputedStyle(row).borderBottomStyle === "solid")
            .some((row) => getComputedStyle(row).borderBottomColor !== color),
        };
      });
    expect(await colors()).toEqual({ muted: false, lines: true });
    await page.emulateMedia({ colorScheme, contrast: "more" });
    expect(await colors()).toEqual({ muted: true, lines: false });
  }
});
