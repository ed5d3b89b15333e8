import type { Locator, Page } from "@playwright/test";
import { open } from "#tests/e2e/support/hydrated.ts";
import { badges, leaderboard, tab } from "./quest-page.ts";
import { expect, test } from "./quest-site.ts";

test.describe.configure({ mode: "default" });

/** How many links each panel has when the page is first drawn. */
interface FirstDrawn {
  leaderboard: number;
  badges: number;
}

/** Follows Home's link to Badge Quest. */
async function arrive(page: Page, site: string): Promise<FirstDrawn> {
  await open(page, `${site}/`);
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

test("a link draws what the panels show first, then the rest @desktop", async ({
  page,
  longQuest,
}) => {
  const first = await arrive(page, longQuest);
  expect(first).toEqual({ leaderboard: 12, badges: 23 });
  await expect(links(leaderboard(page))).toHaveCount(41);
  await expect(links(badges(page))).toHaveCount(53);
});

test("a link draws the tab that is shown and no other @desktop", async ({ page, longQuest }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await arrive(page, longQuest)).toEqual({ leaderboard: 0, badges: 0 });
  await tab(page, "Leaderboard").click();
  await expect(links(leaderboard(page))).toHaveCount(41);
  await expect(links(badges(page))).toHaveCount(0);
  await tab(page, "Badges").click();
  await expect(links(badges(page))).toHaveCount(53);
});
