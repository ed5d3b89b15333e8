import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

// The test reads the clipboard.
test.use({ reuseContext: false, permissions: ["clipboard-read", "clipboard-write"] });

test("a copied list of games has no words for screen readers", async ({ page }) => {
  await open(page, "/tournaments/2024-fog-bowl");
  const games = page.locator("main ol").filter({ hasText: "Burlington Eddy" }).first();
  const heard = await games.locator(".sr").allTextContents();
  expect(heard.length).toBeGreaterThan(0);
  await games.evaluate((list) => {
    getSelection()?.selectAllChildren(list);
  });
  await page.keyboard.press("ControlOrMeta+c");
  const readCopy = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(readCopy).toContain("Burlington Eddy");
  const copied = await readCopy();
  expect(heard.filter((words) => copied.includes(words))).toEqual([]);
});
