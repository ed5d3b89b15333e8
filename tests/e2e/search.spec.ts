/** Tests the search dialog and the search page. */
import { measureBox } from "./support/box.ts";
import { open } from "./support/hydrated.ts";
import {
  dialog,
  field,
  hits,
  openSearch,
  pageHits,
  searchButton,
} from "./support/search-dialog.ts";
import { expect, test } from "./support/test.ts";

test("a button and Ctrl+K open the search, and closing returns the focus", async ({ page }) => {
  await open(page, "/about");
  for (const openDialog of [() => searchButton(page).click(), () => openSearch(page)]) {
    await openDialog();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue("");
    await page.keyboard.press("Escape");
    // Once closed, it is no dialog for screen readers, and then it is removed.
    await expect(dialog(page)).toHaveCount(0);
    await expect(searchButton(page)).toBeFocused();
  }
});

test("the dialog has its styles on a page whose island has others", async ({ page }) => {
  await open(page, "/about");
  await openSearch(page);
  const close = dialog(page).getByRole("button", { name: "Close search" });
  for (const control of [field(page), close]) {
    expect((await measureBox(control)).height).toBeGreaterThan(50);
  }
  await field(page).fill("zzzqqq");
  await expect(dialog(page).locator("section")).not.toHaveCSS("padding-top", "0px");
});

test("in the dialog arrows move to the hits, Enter opens the first one, and Escape closes", async ({
  page,
}) => {
  await open(page, "/about");
  await openSearch(page);
  await field(page).fill("regionals");
  await expect(hits(page).first()).toContainText("Regionals");
  await page.keyboard.press("ArrowDown");
  await expect(hits(page).first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(hits(page).nth(1)).toBeFocused();
  // Text typed on a hit goes into the field.
  await page.keyboard.type(" 2025");
  await expect(field(page)).toHaveValue("regionals 2025");
  await field(page).fill("lopes");
  await expect(hits(page).first()).toContainText("Inês Lopes");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/players/lopes");
  await expect(dialog(page)).toHaveCount(0);
});

test("on a phone the dialog fills the screen and has a close button @phone", async ({ page }) => {
  await open(page, "/about");
  await searchButton(page).click();
  await field(page).fill("rocket");
  await expect(hits(page)).toContainText(["Ros D’Attoma"]);
  await expect
    .poll(() => dialog(page).boundingBox())
    .toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await dialog(page).getByRole("button", { name: "Close search" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(searchButton(page)).toBeFocused();
});

test("the search page shows the results of its URL, and typing changes both", async ({ page }) => {
  await open(page, "/search?q=breakwater+2025");
  await expect(page).toHaveTitle(/^breakwater 2025, search/);
  await expect(pageHits(page).first()).toContainText("Boston Breakwater");
  await expect(page.locator("main [role=status]")).toHaveText(/^\d+ results$/);
  await page.getByRole("searchbox").fill("rocket");
  await expect(page).toHaveURL("/search?q=rocket");
  await expect(pageHits(page)).toHaveAttribute("href", "/players/dattoma");
});
