import { violationsByDayAndNight } from "#tests/e2e/support/axe.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { dialog, field, hits, openSearch, searchButton } from "#tests/e2e/support/search-dialog.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("while an input method composes a letter, the arrow keys stay in the field", async ({
  page,
}) => {
  await open(page, "/about");
  await openSearch(page);
  await field(page).fill("lopes");
  await expect(hits(page).first()).toContainText("Inês Lopes");
  await field(page).dispatchEvent("keydown", { key: "ArrowDown", isComposing: true });
  await expect(field(page)).toBeFocused();
  await field(page).dispatchEvent("keydown", { key: "ArrowDown" });
  await expect(hits(page).first()).toBeFocused();
});

for (const [what, files] of [
  ["index", "**/search-index.json"],
  ["code", "**/assets/prepare-search-*.js"],
] as const) {
  test(`while the ${what} of the search loads, the dialog is open and keeps what is typed`, async ({
    page,
  }) => {
    const held: (() => Promise<void>)[] = [];
    await page.route(files, (route) => void held.push(() => route.continue()));
    await open(page, "/results");
    await searchButton(page).click();
    const waiting = page.locator("#waiting-search");
    const early = waiting.getByRole("searchbox");
    await expect(early).toBeFocused();
    await expect(waiting.getByRole("status")).toHaveText("Loading…");
    await page.keyboard.type("nune");
    // As in the loaded dialog, the first one empties the field, the second one closes it.
    await page.keyboard.press("Escape");
    await expect(early).toHaveValue("");
    await page.keyboard.press("Escape");
    await expect(waiting).toBeHidden();
    await page.keyboard.press("Control+k");
    await expect(early).toBeFocused();
    await page.keyboard.type("rocket");
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await Promise.all(held.map((deliver) => deliver()));
    await expect(field(page)).toHaveValue("rocket");
    await expect(field(page)).toBeFocused();
    await expect(hits(page).first()).toContainText("Ros D’Attoma");
  });
}

test("the dialog is accessible by day and by night, empty and with hits of each look", async ({
  page,
}) => {
  await open(page, "/about");
  await searchButton(page).click();
  await expect(hits(page).first()).toBeVisible();
  expect(await violationsByDayAndNight(page), "empty").toEqual([]);
  // A tournament, a loss, a win, and a tie.
  for (const query of ["regionals", "cormorant 2026", "fathom 2026", "drift new year"]) {
    await field(page).fill(query);
    await expect(hits(page).first()).toBeVisible();
    await expect(dialog(page).getByRole("status")).not.toBeEmpty();
    expect(await violationsByDayAndNight(page), query).toEqual([]);
  }
});

test("on a phone in landscape an empty result is in view with its button @phone", async ({
  page,
}) => {
  await open(page, "/about");
  await searchButton(page).click();
  await field(page).fill("zucchini");
  const empty = dialog(page).locator("section");
  for (const [width, height] of [
    [667, 375],
    [844, 390],
    [932, 430],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(empty.getByRole("heading")).toBeInViewport({ ratio: 1 });
    await expect(empty.getByRole("button", { name: "Clear search" })).toBeInViewport({ ratio: 1 });
  }
});
