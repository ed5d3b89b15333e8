import { measureBox } from "#tests/e2e/support/box.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { measureExtent } from "#tests/e2e/support/words.ts";

/** Short and long names, names with accents, and titles of badges. */
const addresses = [
  "/players/pine",
  "/players/nunez",
  "/players/abernathy-fitzwilliam",
  "/badges/low-tide",
  "/badges/bucket-list",
];

test("a phone in landscape shows the whole title on its first screen", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  for (const address of ["/badgequest", "/offline", "/roster", "/opponents/cormorant"]) {
    await open(page, address);
    const { y, height } = await measureBox(page.locator("h1"));
    // Badge Quest has a bar at the bottom.
    expect(y + height, address).toBeLessThan(320);
  }
});

test("a name in wood type ends inside its header", async ({ page }) => {
  for (const address of addresses) {
    await open(page, address);
    await page.evaluate(() => document.fonts.ready);
    const lines = await page.locator("h1 > span:not(.sr), h1 > [aria-hidden] > span").all();
    expect(lines.length, address).toBeGreaterThan(0);
    for (const line of lines) {
      const { x, width } = await measureBox(line);
      const { right } = await measureExtent(line);
      // The extent includes the empty space beside the last letter.
      expect(right, `${await line.innerText()} on ${address}`).toBeLessThan(x + 1.02 * width);
    }
  }
});
