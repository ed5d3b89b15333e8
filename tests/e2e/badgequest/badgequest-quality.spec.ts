import { measureBox } from "#tests/e2e/support/box.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { detailsHeading, isCompact, leaderboard, showPanel, tab } from "./quest-page.ts";
import { measureShift, watchShifts } from "#tests/e2e/support/layout-shifts.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("the keyboard alone reaches every tab, and an opened person or badge gets the focus @both", async ({
  page,
}) => {
  await open(page, "/badgequest");
  const names = isCompact(page)
    ? ["Home", "Leaderboard", "Badges", "Details"]
    : ["Team Stats", "Badge Details", "Individual Details", "Team Stats"];
  await test.step("arrows, Home and End work on the tabs", async () => {
    await tab(page, names[0] ?? "").focus();
    for (const name of names.slice(1)) {
      await page.keyboard.press("ArrowRight");
      await expect(tab(page, name)).toBeFocused();
      await expect(page.getByRole("tabpanel", { name })).toBeVisible();
    }
    await page.keyboard.press("End");
    await expect(tab(page, isCompact(page) ? "Details" : "Badge Details")).toBeFocused();
    await page.keyboard.press("Home");
    await expect(tab(page, isCompact(page) ? "Home" : "Individual Details")).toBeFocused();
  });
  await test.step("an opened panel gets the focus at its heading", async () => {
    await showPanel(page, "Leaderboard");
    await leaderboard(page).getByRole("link", { name: "Begoña Núñez" }).focus();
    await page.keyboard.press("Enter");
    await expect(detailsHeading(page, "Begoña Núñez")).toBeFocused();
    await expect(page.getByText("Individual Details: Begoña Núñez")).toBeAttached();
    const lowTide = page.getByRole("tabpanel").getByRole("link", { name: /^Low Tide/ });
    await lowTide.first().focus();
    await page.keyboard.press("Enter");
    await expect(detailsHeading(page, "Low Tide")).toBeFocused();
  });
});

test("nothing shifts during hydration, and no name is wider than its place @desktop", async ({
  page,
}) => {
  // The second view has cached fonts: any shift comes from scripts.
  await watchShifts(page);
  await open(page, "/badgequest");
  await open(page, "/badgequest");
  await page.waitForLoadState("networkidle");
  expect(await measureShift(page)).toBe(0);
  for (let width = 1100; width <= 1440; width += 20) {
    await page.setViewportSize({ width, height: 800 });
    const names = await page.locator("dl b, section a > span").evaluateAll((spans) =>
      spans.map((span) => ({
        name: span.textContent,
        isCut: span.scrollWidth > span.clientWidth && span.clientWidth > 1,
      })),
    );
    expect(names.length).toBeGreaterThan(10);
    expect(
      names.filter(({ isCut }) => isCut),
      String(width),
    ).toEqual([]);
    const leader = await measureBox(page.getByRole("definition").last().locator("b"));
    // At most two lines.
    expect(leader.height, String(width)).toBeLessThan(60);
  }
});

test("without scripts leaderboard, team stats and badge names are readable @no-scripts", async ({
  page,
}) => {
  await page.goto("/badgequest");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tide Quest 2025");
  await expect(page.getByRole("link", { name: "Gudrun Brandt" })).toBeVisible();
  await expect(page.getByRole("definition").first()).toHaveText("10");
  await expect(page.getByText("Last updated Sep 1st 2025, 12:00 pm")).toBeVisible();
  const last = page.getByRole("link", { name: "Never Yet (not earned)" }).last();
  await last.scrollIntoViewIfNeeded();
  await expect(last.getByText("Never Yet")).toBeVisible();
  await expect(page.getByRole("tab")).toHaveCount(0);
});
