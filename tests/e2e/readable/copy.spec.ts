import type { Locator, Page } from "@playwright/test";
import { open } from "#tests/e2e/support/hydrated.ts";
import { pages } from "#tests/e2e/support/pages.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { timeLimit } from "#tests/support/time-limit.ts";

// The tests read the clipboard.
test.use({ reuseContext: false, permissions: ["clipboard-read", "clipboard-write"] });

/** Copies an element as a visitor does: selects it and presses the keys. */
async function copyText(page: Page, element: Locator): Promise<readonly string[]> {
  await element.evaluate((selected) => {
    const range = document.createRange();
    range.selectNodeContents(selected);
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
  });
  await page.keyboard.press("Control+c");
  const text = await page.evaluate(() => navigator.clipboard.readText());
  return text.split("\n");
}

test("a list of games is copied as one line per game, without words for screen readers @desktop", async ({
  page,
}) => {
  await open(page, "/tournaments/2024-fog-bowl");
  const games = page.locator("main ol").filter({ hasText: "Burlington Eddy" }).first();
  const copied = await copyText(page, games);
  expect(copied).toHaveLength(await games.locator("> li").count());
  expect(copied.find((line) => line.includes("Burlington Eddy"))).toMatch(
    /^W 15–3 Burlington Eddy\b.* Sat 11:00 AM$/,
  );
});

test("a table is copied with tabs, and a mail link as its address @desktop", async ({ page }) => {
  await open(page, "/fiftyplates");
  const weeks = page.locator("main table").filter({ hasText: "Jul 21" });
  expect(await copyText(page, weeks.locator("tbody"))).toContain("Jul 28 - Aug 3\t+1\t3");
  await open(page, "/about");
  const mail = page.locator('main p a[href^="mailto:"]');
  expect(await copyText(page, mail)).toEqual(["captains@cotesauvage.example"]);
});

test("without scripts a mail link is copied as its address, too @no-scripts", async ({ page }) => {
  await page.goto("/about");
  const mail = page.locator('main p a[href^="mailto:"]');
  expect(await copyText(page, mail)).toEqual(["captains@cotesauvage.example"]);
});

test("every list of every page is copied as one line per row, without words for screen readers @desktop @slow", async ({
  page,
}) => {
  test.setTimeout(timeLimit(180_000));
  let listCount = 0;
  for (const address of pages) {
    await open(page, address);
    const lists = await page.locator("main :is(ul, ol):visible:not(:has(ul, ol))").all();
    listCount += lists.length;
    for (const list of lists) {
      const rows = await list.evaluate((element) =>
        Array.from(element.children, (row) => {
          const hidden = Array.from(row.querySelectorAll(".sr"), ({ textContent }) =>
            textContent.trim(),
          );
          const hasText = row instanceof HTMLElement && row.innerText.trim() !== "";
          return { hidden, isSeen: hasText && row.checkVisibility() };
        }).filter(({ isSeen }) => isSeen),
      );
      // The words in drawings are copied as the browser likes.
      if (rows.length === 0) continue;
      const copied = await copyText(page, list);
      const where = `${address}: ${copied.join(" / ")}`;
      expect(copied.length, where).toBeLessThanOrEqual(rows.length);
      const words = rows.flatMap(({ hidden }) => hidden).filter((word) => word.startsWith("("));
      expect(
        words.filter((word) => copied.some((line) => line.includes(word))),
        where,
      ).toEqual([]);
    }
  }
  expect(listCount).toBeGreaterThan(pages.length);
});
