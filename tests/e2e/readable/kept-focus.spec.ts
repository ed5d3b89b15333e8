/** A key that changes the view keeps the focus, or moves it to what was selected. */
import type { Page } from "@playwright/test";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const pathsByPart = {
  "Badge Quest, plates and values": [
    "/badgequest",
    "/badgequest?view=badge",
    "/corevalues?brain=88",
    "/fiftyplates",
    "/roster2025?playlist=low-water",
  ],
  "lists and searches": [
    "/news?q=zucchini",
    "/players?q=nunez&season=cote-sauvage-2023",
    "/results?show=all",
    "/search?q=zucchini",
  ],
  "About and Roster": ["/about", "/roster"],
  "other views of these pages @slow": [
    "/badgequest?view=person&player=o",
    "/fiftyplates?edition=2024",
    "/opponents?q=zucchini",
    "/players?q=zucchini",
    "/results?q=fog",
    "/results?q=zucchini",
    "/roster?view=list",
    "/roster?season=cote-sauvage-2025&view=player&player=alder",
  ],
} as const;

/** Numbers the controls that change the view; the first three of each look. */
async function markControls(page: Page): Promise<number> {
  return await page.evaluate(() => {
    const seen = new Map<string, number>();
    const controls = [...document.querySelectorAll<HTMLElement>("#main a[href], #main button")];
    const own = controls.filter((control) => {
      if (!control.checkVisibility()) return false;
      if (!(control instanceof HTMLAnchorElement)) return true;
      const isElsewhere = control.pathname !== location.pathname || control.target === "_blank";
      return !isElsewhere && control.hash === "";
    });
    const few = own.filter((control) => {
      const kind = `${control.className} ${control.parentElement?.parentElement?.className}`;
      const count = (seen.get(kind) ?? 0) + 1;
      seen.set(kind, count);
      return count <= 3;
    });
    for (const [index, control] of few.entries()) control.dataset["control"] = String(index);
    return few.length;
  });
}

/** Opens a page and numbers its controls once a search has its results. */
async function openMarked(page: Page, path: string): Promise<number> {
  await open(page, path);
  await page.waitForLoadState("networkidle");
  return await markControls(page);
}

/** Controls of a page that lose the focus when activated by key. */
async function findControlsLosingFocus(page: Page, path: string): Promise<string[]> {
  const count = await openMarked(page, path);
  expect(count).toBeGreaterThan(0);
  const lost: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const control = page.locator(`[data-control="${index}"]`);
    if (!(await control.isVisible().catch(() => false))) {
      await openMarked(page, path);
    }
    const name = await control.evaluate((element) => element.outerHTML.slice(0, 120));
    await control.focus();
    await page.keyboard.press("Enter");
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const isLost = await page.evaluate(() => document.activeElement === document.body);
    if (isLost) lost.push(name);
    if (new URL(page.url()).pathname !== new URL(path, page.url()).pathname) {
      await openMarked(page, path);
    }
  }
  return lost;
}

for (const [part, paths] of Object.entries(pathsByPart)) {
  test(`Enter on a link or button that changes the view never loses the focus: ${part} @desktop`, async ({
    page,
  }) => {
    for (const path of paths) {
      await test.step(path, async () => {
        expect(await findControlsLosingFocus(page, path)).toEqual([]);
      });
    }
  });
}

test("a season, a step at an end and a tournament selected by keyboard keep the focus @desktop @every-browser", async ({
  page,
}) => {
  await test.step("a season of a player", async () => {
    await open(page, "/roster?season=cote-sauvage-2024&view=player&player=alder");
    const box = page.getByRole("list", { name: /Seasons/ }).getByRole("link", { name: "2025" });
    await box.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/season=cote-sauvage-2025/);
    await expect(box).toHaveAttribute("aria-current", "true");
    await expect(box).toBeFocused();
  });
  await test.step("Previous at the first season, which does nothing", async () => {
    await open(page, "/roster?season=cote-sauvage-2024");
    const previous = page.getByRole("button", { name: "Previous season" });
    await previous.focus();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/season=cote-sauvage-2023/);
    await expect(previous).toBeFocused();
    await expect(previous).toHaveAttribute("aria-disabled", "true");
  });
  await test.step("a selected tournament, which is announced", async () => {
    await open(page, "/results?show=all");
    const card = page.locator('a[href$="tournament=2025-fog-bowl"]');
    await card.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: /^Shown:/ })).toHaveText(
      /^Shown: Fog Bowl 2025, .*3rd place$/,
    );
    await expect(card).toBeFocused();
  });
});
