import { open } from "#tests/e2e/support/hydrated.ts";
import { card, count, scores, searchField, season } from "./results-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("a clicked card shows its scores, also after a reload, and a search selects the first match @desktop @every-browser", async ({
  page,
}) => {
  await open(page, "/results?tournament=2026-fog-bowl");
  await expect(scores(page, "Fog Bowl")).toContainText("Saint John Drift");
  await card(page, "2026-spring").click();
  await expect(page).toHaveURL(/\/results\?tournament=2026-spring$/);
  await expect(card(page, "2026-spring")).toHaveAttribute("aria-current", "true");
  await expect(page.locator("[aria-current=true]")).toHaveCount(1);
  await expect(scores(page, "Spring Tide Tune-Up")).toContainText("Hartford Fathom");
  await expect(page.getByText("Saint John Drift").locator("visible=true")).toHaveCount(0);
  await page.reload();
  await expect(scores(page, "Spring Tide Tune-Up")).toContainText("Hartford Fathom");
  await test.step("if a search removes the selected tournament, the first match is selected", async () => {
    await open(page, "/results?tournament=2026-regionals");
    await searchField(page).fill("eddy");
    await expect(count(page)).toHaveText("1 tournament");
    await expect(card(page, "2026-spring")).toHaveAttribute("aria-current", "true");
    await expect(scores(page, "Spring Tide Tune-Up")).toContainText("Burlington Eddy");
  });
});

test("on Results the keyboard alone searches, clears, selects a season and a tournament", async ({
  page,
}) => {
  await open(page, "/results");
  await searchField(page).focus();
  await page.keyboard.type("spring");
  await expect(count(page)).toHaveText("1 tournament");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Clear search" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(count(page)).toHaveText("4 tournaments");
  await page.keyboard.press("Tab");
  await expect(season(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(season(page)).toHaveValue("cote-sauvage-2025");
  await expect(count(page)).toHaveText("4 tournaments");
  await card(page, "2025-regionals").focus();
  await page.keyboard.press("Enter");
  await expect(card(page, "2025-regionals")).toHaveAttribute("aria-current", "true");
  await expect(card(page, "2025-regionals")).toBeFocused();
});

test("of several tournaments selected one after the other, only the last one follows the scrolling @desktop", async ({
  page,
}) => {
  await open(page, "/results?show=all");
  await page.evaluate(() => {
    const listeners = new Set<unknown>();
    const add = window.addEventListener.bind(window);
    const remove = window.removeEventListener.bind(window);
    Object.assign(window, {
      addEventListener: (type: string, listener: () => void, options?: AddEventListenerOptions) => {
        if (type === "scroll") listeners.add(listener);
        add(type, listener, options);
      },
      removeEventListener: (type: string, listener: () => void) => {
        listeners.delete(listener);
        remove(type, listener);
      },
    });
    Object.assign(document, { scrollListeners: () => listeners.size });
  });
  for (const id of ["2026-spring", "2025-regionals", "2024-fog-bowl", "2026-fog-bowl"]) {
    await card(page, id).click();
    await expect(card(page, id)).toHaveAttribute("aria-current", "true");
  }
  const left = await page.evaluate(() => Reflect.get(document, "scrollListeners")());
  expect(left).toBe(1);
});
