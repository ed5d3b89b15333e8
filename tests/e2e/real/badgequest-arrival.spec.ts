import type { Locator, Page } from "@playwright/test";
import { open } from "#tests/e2e/support/hydrated.ts";
import { badges, leaderboard, tab } from "#tests/e2e/support/quest-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/** How many links each panel has when the page is first drawn. */
interface FirstDrawn {
  leaderboard: number;
  badges: number;
}

/** Follows Home's link to Badge Quest. */
async function arrive(page: Page): Promise<FirstDrawn> {
  await open(page, "/");
  const link = page.locator('a[href="/badgequest"]').locator("visible=true").first();
  await link.scrollIntoViewIfNeeded();
  const seen = page.evaluate(
    () =>
      new Promise<FirstDrawn>((answer) => {
        // Not in the next frame: on a busy machine the rest is there by then.
        const watch = new MutationObserver(() => {
          if (document.querySelector("#leaderboard") === null) return;
          const [one = 0, other = 0] = ["leaderboard", "badges"].map(
            (panel) => document.querySelectorAll(`[aria-labelledby="${panel}"] li a`).length,
          );
          watch.disconnect();
          answer({ leaderboard: one, badges: other });
        });
        watch.observe(document.body, { childList: true, subtree: true });
      }),
  );
  await link.click();
  return seen;
}

const links = (panel: Locator) => panel.getByRole("link");

test("a link draws what the panels show first, then the rest @desktop", async ({ page }) => {
  const first = await arrive(page);
  expect(first).toEqual({ leaderboard: 12, badges: 32 });
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
