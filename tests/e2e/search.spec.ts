/** Tests the search dialog and the search page. */
import { open } from "./support/hydrated.ts";
import {
  dialog,
  field,
  hits,
  openSearch,
  pageHits,
  searchButton,
  selectedHit,
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
    await expect(page.locator("#search-hits")).toHaveCount(0);
    await expect(searchButton(page)).toBeFocused();
  }
});

test("in the dialog arrows select a hit, Enter opens it, and Escape clears the field", async ({
  page,
}) => {
  await open(page, "/about");
  await openSearch(page);
  await field(page).fill("regionals");
  const [first, second, last] = [hits(page).first(), hits(page).nth(1), hits(page).last()];
  await expect(first).toContainText("Regionals");
  await expect(first).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await expect(second).toHaveAttribute("aria-selected", "true");
  await expect(field(page)).toHaveAttribute(
    "aria-activedescendant",
    (await second.getAttribute("id")) ?? "",
  );
  await page.keyboard.press("ArrowUp");
  await expect(first).toHaveAttribute("aria-selected", "true");
  // Around the end, and from there to the group before.
  await page.keyboard.press("ArrowUp");
  await expect(last).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowLeft");
  await expect(last).not.toHaveAttribute("aria-selected", "true");
  await expect(selectedHit(page)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(field(page)).toHaveValue("");
  await field(page).fill("lopes");
  await expect(selectedHit(page)).toContainText("Inês Lopes");
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
  await expect(page.locator("main [id^='k-']").first()).toContainText("Games");
  await expect(page.locator("main [role=status]")).toContainText("“breakwater 2025”");
  await page.getByRole("searchbox").fill("rocket");
  await expect(page).toHaveURL("/search?q=rocket");
  await expect(pageHits(page)).toHaveAttribute("href", "/players/dattoma");
});
