/** Feeds displayed in a browser, for people who click a feed link. */
import { measureBox } from "./support/box.ts";
import { expect, test } from "./support/test.ts";

test("a browser shows an Atom feed as titles with links below them", async ({ page }) => {
  await page.goto("/results.atom");
  const entry = page.locator("entry").first();
  const [title, link] = [entry.locator("> title"), entry.locator("a")];
  await expect(title).toHaveText("Spring Tide Tune-Up 2026: 2–1");
  await expect(link).toHaveAttribute("href", /\/tournaments\/2026-spring$/);
  await expect(link).toHaveCSS("cursor", "pointer");
  await expect(entry.locator("> id")).toBeHidden();
  const isBelow = async () => (await measureBox(link)).y > (await measureBox(title)).y;
  await expect.poll(isBelow).toBe(true);
});
