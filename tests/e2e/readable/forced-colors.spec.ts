import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

// Forced colors remove backgrounds, shadows and gradients, so marks must be borders.

test("forced colors keep the markers of the current page and the selected tab @desktop", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/players");
  const grounds = await page.locator('header nav a[aria-current="true"]').evaluate((entry) => ({
    page: getComputedStyle(document.body).backgroundColor,
    bar: getComputedStyle(entry, "::after").backgroundColor,
    disc: getComputedStyle(entry, "::before").backgroundColor,
  }));
  expect(grounds.bar).not.toBe(grounds.page);
  expect(grounds.disc).not.toBe(grounds.page);
  await test.step("the selected tab is marked", async () => {
    await open(page, "/badgequest");
    const colorOf = (isChosen: boolean) =>
      page
        .getByRole("tab", { selected: isChosen })
        .first()
        .evaluate((tab) => getComputedStyle(tab).borderBlockEndColor);
    expect(await colorOf(true)).not.toBe(await colorOf(false));
  });
});

test("in forced colors, in print and with more contrast, losses never look like wins @desktop", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/opponents/cormorant");
  const looks = async (kind: "win" | "loss") => {
    const badges = page.locator(`#main ol [class*="_${kind}_"]:not(path)`);
    return badges.evaluateAll((all) =>
      all.map((badge) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(badge);
        return `${borderTopStyle} ${borderTopWidth}`;
      }),
    );
  };
  const [wins, losses] = [await looks("win"), await looks("loss")];
  expect(wins.length).toBeGreaterThan(0);
  expect(losses.length).toBeGreaterThan(0);
  expect(losses.filter((look) => wins.includes(look))).toEqual([]);
  const stripes = (kind: "win" | "loss") =>
    page
      .locator(`#main path[class*="_${kind}_"]`)
      .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).strokeDasharray));
  for (const media of [
    { forcedColors: "active", media: "screen" },
    { forcedColors: "none", media: "print" },
  ] as const) {
    await page.emulateMedia(media);
    expect(new Set(await stripes("win"))).toEqual(new Set(["none"]));
    expect(await stripes("loss")).not.toContain("none");
  }
});
