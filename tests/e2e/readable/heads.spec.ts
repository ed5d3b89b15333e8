import type { Page } from "@playwright/test";
import { measureBox } from "#tests/e2e/support/box.ts";
import { listPages, sitemap, samplePages } from "#tests/e2e/support/entity-pages.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { isPhone } from "#tests/e2e/support/layout.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { readLines, measureExtent } from "#tests/e2e/support/words.ts";

/** Short and long names, and names with accents. */
const people = ["pine", "fir", "ivy", "nunez", "abernathy-fitzwilliam"].map(
  (id) => `/players/${id}`,
);

/** Expects each line of a heading in wood type to end at the edge of its block. */
async function expectFullLines(page: Page, address: string): Promise<void> {
  const lines = await page.locator("h1 > [aria-hidden] > span").all();
  expect(lines.length, address).toBeGreaterThan(0);
  for (const line of lines) {
    const { x, width } = await measureBox(line);
    const { right } = await measureExtent(line);
    const text = (await line.textContent()) ?? "";
    // 150% is the widest face: names of one or two letters stay short.
    if (text.length > 2)
      expect(x + width - right, `${text} on ${address}`).toBeLessThan(0.04 * width);
  }
}

test("a player’s name fills the width of its header, and on desktops does not touch the picture", async ({
  page,
}) => {
  for (const address of people) {
    await open(page, address);
    await expectFullLines(page, address);
    if (isPhone(page)) continue;
    const name = await measureBox(page.locator("div:has(> h1)"));
    const picture = await measureBox(page.locator("div:has(> div > h1) > :is(svg, [data-photo])"));
    expect(picture.y + picture.height, address).toBeGreaterThan(name.y + name.height + 8);
  }
});

for (const [which, listBadges] of [
  ["a few badges", samplePages],
  ["all badges @slow", listPages],
] as const) {
  test(`the titles of ${which} fill the width of their headers, and previous and next are at the same place`, async ({
    page,
    request,
  }) => {
    const linkTops = new Set<number>();
    for (const address of listBadges(await sitemap(request), "badges")) {
      await open(page, address);
      await expectFullLines(page, address);
      // A badge of no edition has no neighbors.
      const neighbors = page.locator('a[rel="next"], a[rel="prev"]');
      if ((await neighbors.count()) > 0)
        linkTops.add(Math.round((await measureBox(neighbors.first())).y));
    }
    expect(linkTops.size).toBe(1);
  });
}

test("a date among the figures of a badge is on one line @phone", async ({ page }) => {
  await open(page, "/badges/low-tide");
  const date = page.locator("dl dd > span:first-child").last();
  await expect(date).toHaveText(/\d{4}$/);
  expect(await readLines(date)).toHaveLength(1);
});
