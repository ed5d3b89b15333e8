import { boxOf } from "#tests/e2e/support/box.ts";
import { pagesOf, sitemap } from "#tests/e2e/support/entity-pages.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { reachOf } from "#tests/e2e/support/words.ts";

/** Names of few letters, of many, and with accents. */
const people = ["pine", "fir", "ivy", "nunez", "abernathy-fitzwilliam"].map(
  (id) => `/players/${id}`,
);

test("names and titles fill the heads of their pages", async ({ page, request }) => {
  for (const address of [...people, ...pagesOf(await sitemap(request), "badges")]) {
    await open(page, address);
    const lines = await page.locator("h1 > [aria-hidden] > span").all();
    expect(lines.length, address).toBeGreaterThan(0);
    for (const line of lines) {
      const { x, width } = await boxOf(line);
      const { right } = await reachOf(line);
      const text = (await line.textContent()) ?? "";
      // Letters of 150 % are the widest there are: names of one or two stay short.
      if (text.length > 2)
        expect(x + width - right, `${text} on ${address}`).toBeLessThan(0.04 * width);
    }
  }
});

test("steps stand at one height on the pages of all badges", async ({ page, request }) => {
  const tops = new Set<number>();
  for (const address of pagesOf(await sitemap(request), "badges")) {
    await open(page, address);
    // A badge of no edition has no neighbours.
    const steps = page.locator('a[rel="next"], a[rel="prev"]');
    if ((await steps.count()) > 0) tops.add(Math.round((await boxOf(steps.first())).y));
  }
  expect(tops.size).toBe(1);
});

test("a person's picture hangs below the ink of her name @desktop", async ({ page }) => {
  for (const address of people) {
    await open(page, address);
    const name = await boxOf(page.locator("div:has(> h1)"));
    const picture = await boxOf(page.locator("div:has(> div > h1) > :is(svg, [data-photo])"));
    expect(picture.y + picture.height, address).toBeGreaterThan(name.y + name.height + 8);
  }
});

test("dates among the figures of a badge break nowhere @phone", async ({ page }) => {
  await open(page, "/badges/low-tide");
  const date = page.locator("dl dd > span:first-child").last();
  await expect(date).toHaveText(/\d{4}$/);
  const { height } = await boxOf(date);
  expect(height).toBeLessThan(26);
});

test("the bars of a few meetings do not grow into walls @desktop", async ({ page }) => {
  await open(page, "/opponents/cormorant");
  for (const bar of await page.locator("#main ol > li > i").all()) {
    expect((await boxOf(bar)).width).toBeLessThanOrEqual(120);
  }
});
