/** Feeds displayed in a browser, for people who click a feed link. */
import { expect, test } from "./support/test.ts";

test("a browser shows an Atom feed as titles with links below them @desktop", async ({ page }) => {
  await page.goto("/results.atom");
  const entry = page.locator("entry").first();
  const [title, link] = [entry.locator("> title"), entry.locator("a")];
  await expect(title).toHaveText("Spring Tide Tune-Up 2026: 2–1");
  await expect(link).toHaveAttribute("href", /\/tournaments\/2026-spring$/);
  await expect(link).toHaveCSS("cursor", "pointer");
  const heights = await Promise.all([title, link].map((part) => part.boundingBox()));
  expect(heights[0]?.y).toBeLessThan(heights[1]?.y ?? 0);
  await expect(entry.locator("> id")).toBeHidden();
});
