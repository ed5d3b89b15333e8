import type { Locator, Page } from "@playwright/test";
import { open } from "./support/hydrated.ts";
import { badges, leaderboard, tab } from "./support/quest-page.ts";
import { expect, test } from "./support/test.ts";

/** How many links each panel has in the frame in which the page is first drawn. */
interface FirstFrame {
  leaderboard: number;
  badges: number;
}

/** Follows Home's link to Badge Quest. */
async function arrive(page: Page): Promise<FirstFrame> {
  await open(page, "/");
  const link = page.locator('a[href="/badgequest"]').locator("visible=true").first();
  await link.scrollIntoViewIfNeeded();
  const seen = page.evaluate(
    () =>
      new Promise<FirstFrame>((answer) => {
        const look = () => {
          const [one, other] = ["leaderboard", "badges"].map(
            (panel) => document.querySelectorAll(`[aria-labelledby="${panel}"] li a`).length,
          );
          if (document.querySelector("#leaderboard") === null) requestAnimationFrame(look);
          else answer({ leaderboard: one ?? 0, badges: other ?? 0 });
        };
        requestAnimationFrame(look);
      }),
  );
  await link.click();
  return seen;
}

const links = (panel: Locator) => panel.getByRole("link");

test("a link draws what the panels show first, then the rest @desktop", async ({ page }) => {
  const first = await arrive(page);
  expect(first).toEqual({ leaderboard: 16, badges: 40 });
  await expect(links(leaderboard(page))).toHaveCount(28);
  await expect(links(badges(page))).toHaveCount(57);
});

test("a link draws the tab that is shown and no other @phone", async ({ page }) => {
  expect(await arrive(page)).toEqual({ leaderboard: 0, badges: 0 });
  await tab(page, "Leaderboard").click();
  await expect(links(leaderboard(page))).toHaveCount(28);
  await expect(links(badges(page))).toHaveCount(0);
  await tab(page, "Badges").click();
  await expect(links(badges(page))).toHaveCount(57);
});
