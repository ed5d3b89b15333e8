import type { Locator, Page } from "@playwright/test";
import { open } from "#tests/e2e/support/hydrated.ts";
import { readWith } from "#tests/e2e/support/layout-faults.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const search = (page: Page): Locator => page.getByRole("searchbox");
const count = (page: Page): Locator => page.getByRole("search").getByRole("status");
const people = (page: Page): Locator => page.locator('main a[href^="/players/"]:visible');

test("a letter leads to its players, and a season and a search filter the list, which counts them", async ({
  page,
}) => {
  await open(page, "/players");
  const all = await people(page).count();
  await expect(count(page)).toHaveText(`${all} people`);
  const letter = page.getByRole("navigation", { name: "Letters" }).getByRole("link").last();
  const section = (await letter.getAttribute("href")) ?? "";
  await letter.click();
  await expect(page.locator(section)).toBeInViewport();
  await test.step("a season shows only its roster", async () => {
    const season = page.getByRole("combobox", { name: "Season" });
    await season.selectOption({ index: 1 });
    await expect(page).toHaveURL(/\/players\?season=/);
    await expect.poll(() => people(page).count()).toBeLessThan(all);
    await expect(count(page)).toHaveText(`${await people(page).count()} people`);
    await season.selectOption({ index: 0 });
  });
  await test.step("the search ignores case, and the URL keeps it", async () => {
    const name = (await people(page).first().locator("b").textContent()) ?? "";
    await search(page).fill(name.toUpperCase());
    await expect(people(page).first()).toContainText(name);
    await expect(page).toHaveURL(`/players?q=${encodeURIComponent(name.toUpperCase())}`);
    await page.reload();
    await expect(search(page)).toHaveValue(name.toUpperCase());
    await expect(people(page).first()).toContainText(name);
  });
  await test.step("an empty result says so, and a button shows everyone again", async () => {
    await open(page, "/players?q=nobody-is-called-so");
    await expect(page.getByRole("heading", { name: "No Results" })).toBeVisible();
    await expect(count(page)).toHaveText("0 people");
    await page.getByRole("button", { name: "Show everyone" }).click();
    await expect(page).toHaveURL("/players");
    await expect(people(page).first()).toBeVisible();
    await expect(search(page)).toBeFocused();
  });
});

/** Words of links to people that continue on another line, although they fit on one. */
function brokenWords(page: Page): Promise<string[]> {
  return people(page).evaluateAll((links) =>
    links.flatMap((link) => {
      const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      while (texts.nextNode() !== null) {
        const { currentNode: text } = texts;
        for (const { index, 0: word } of (text.textContent ?? "").matchAll(/[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1)
            broken.push(word);
        }
      }
      return broken;
    }),
  );
}

test("at double text size no word of a player’s name is broken @desktop", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/players");
  await readWith(page, "double text");
  expect(await brokenWords(page)).toEqual([]);
});
