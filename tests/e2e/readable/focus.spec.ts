import { dataOf } from "#tests/e2e/arriving/page-data.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

// An outline that marks something else gives way to that of the focus.

test("a box of the bracket that is dashed shows the focus", async ({ page }) => {
  await page.route(dataOf("tournaments/2025-fog-bowl"), async (route) => {
    const response = await route.fetch();
    const file = await response.json();
    for (const { game } of file.data.ladder.boxes) game.kindOf = "scheduled";
    await route.fulfill({ response, json: file });
  });
  await open(page, "/tournaments/2024-fog-bowl");
  await page
    .getByRole("region", { name: "Other years" })
    .locator("a[href$='2025-fog-bowl']")
    .click();
  const box = page
    .getByRole("region", { name: "Path through the bracket" })
    .locator("ol > li > a")
    .last();
  await expect(box).toHaveCSS("outline-style", "dashed");
  // The keyboard is in use.
  await page.keyboard.press("Tab");
  await box.focus();
  await expect(box).toHaveCSS("outline-style", "solid");
  await expect(box).toHaveCSS("outline-offset", "3px");
});

const marked = [
  ["/tournaments/2025-fog-bowl", "#main section a[aria-current]", "0px", "3px"],
  ["/seasons/2025", "#main nav a[aria-current]", "-3px", "-4px"],
  ["/badgequest", "#main nav a[aria-current]", "-3px", "-4px"],
  ["/badgequest?player=o", "#main ol a[aria-current]", "0px", "3px"],
] as const;

for (const [address, link, before, after] of marked) {
  test(`what is current shows the focus in forced colours at ${address} @desktop`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await open(page, address);
    const current = page.locator(link).first();
    await expect(current).toHaveCSS("outline-offset", before);
    await expect(current).toHaveCSS("outline-style", "solid");
    await page.keyboard.press("Tab");
    await current.focus();
    await expect(current).toHaveCSS("outline-style", "solid");
    await expect(current).toHaveCSS("outline-offset", after);
  });
}
