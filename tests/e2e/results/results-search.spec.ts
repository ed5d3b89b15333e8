import type { Page, Route } from "@playwright/test";
import { open } from "#tests/e2e/support/hydrated.ts";
import { card, cards, count, searchField, season, years } from "./results-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("a search matches name, opponent, place and year on every word, ignores case, and drops no typed character", async ({
  page,
}) => {
  await open(page, "/results?show=all");
  const found: [string, string][] = [
    ["midnight", "1 tournament"],
    ["MIDNIGHT", "1 tournament"],
    ["Fóg bowl", "3 tournaments"],
    ["undefined", "0 tournaments"],
    ["boston break", "2 tournaments"],
    ["regionals", "3 tournaments"],
    ["5th regionals", "1 tournament"],
    ["eastport 2025", "1 tournament"],
    ["maine 2024", "1 tournament"],
  ];
  for (const [text, answer] of found) {
    await searchField(page).fill(text);
    await expect(count(page), text).toHaveText(answer);
    // The whole list is rendered while the search has the focus, for the browser's own search.
    await expect(cards(page), text).toHaveCount(Number.parseInt(answer, 10));
  }
  await test.step("fast typing loses no characters", async () => {
    await searchField(page).fill("");
    const text = "great lakes regionals in west chester with everybody else";
    await searchField(page).pressSequentially(text, { delay: 4 });
    await expect(searchField(page)).toHaveValue(text);
    await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe(text);
  });
});

test("a search keeps the matching cards, has no year headings, and clearing it restores the list @every-browser", async ({
  page,
}) => {
  await open(page, "/results?show=all");
  await expect(count(page)).toHaveText("11 tournaments");
  // Re-rendered, it would lose the mark.
  await card(page, "2025-fog-bowl").evaluate((element) => {
    element.setAttribute("data-mark", "before");
  });
  await searchField(page).pressSequentially("fog");
  await expect(count(page)).toHaveText("3 tournaments");
  await expect(card(page, "2025-fog-bowl")).toHaveAttribute("data-mark", "before");
  await expect(years(page)).toHaveCount(0);
  await expect(page).toHaveURL(/q=fog/);
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(searchField(page)).toHaveValue("");
  await expect(searchField(page)).toBeFocused();
  await expect(years(page).first()).toHaveText("2026");
  await searchField(page).blur();
  await expect(years(page)).toHaveCount(3);
  await expect(page.getByRole("button", { name: "Clear search" })).toHaveCount(0);
  await expect(page).toHaveURL(/\/results\?show=all$/);
  await test.step("search, season and all results scroll to the top", async () => {
    await expect(cards(page)).toHaveCount(11);
    const scrolled = () => page.evaluate(() => scrollY);
    const down = async () => {
      await page.evaluate(() => {
        scrollTo(0, 900);
      });
      expect(await scrolled()).toBeGreaterThan(300);
    };
    await down();
    await searchField(page).fill("e");
    await expect.poll(scrolled).toBe(0);
    await down();
    await season(page).selectOption("Côte Sauvage 2025");
    await expect.poll(scrolled).toBe(0);
    await down();
    await season(page).selectOption("All Results");
    await expect.poll(scrolled).toBe(0);
  });
});

test("a link counts matches in other seasons, for any number of hits; an empty list has a hint and a clear button", async ({
  page,
}) => {
  await open(page, "/results");
  const more = page.getByRole("link", { name: /in other seasons$/ });
  for (const [query, hits, text] of [
    ["2024", "0 tournaments", "3 more in other seasons"],
    ["fog bowl", "1 tournament", "2 more in other seasons"],
    ["zucchini", "0 tournaments", undefined],
  ] as const) {
    await searchField(page).fill(query);
    await expect(count(page)).toHaveText(hits);
    await expect(more).toHaveText(text === undefined ? [] : [text]);
  }
  await expect(page.getByRole("heading", { name: "No Results", exact: true })).toBeVisible();
  await expect(page.getByText("Try a different search", { exact: true })).toBeVisible();
  await page.locator("main section").getByRole("button", { name: "Clear search" }).click();
  await expect(count(page)).toHaveText("4 tournaments");
  await expect(searchField(page)).toBeFocused();
  await expect(page.getByText("No Results")).toBeHidden();
  await searchField(page).fill("fog bowl");
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/[?&]show=all/);
  await expect(page).toHaveURL(/[?&]q=fog\+bowl/);
  await expect(count(page)).toHaveText("3 tournaments");
  await expect(searchField(page)).toBeFocused();
  await expect(searchField(page)).toHaveValue("fog bowl");
  await expect(more).toHaveCount(0);
});

/** Opens the results, acts while the scripts are loading, and lets them arrive. */
async function beforeScripts(page: Page, act: () => Promise<unknown>): Promise<void> {
  const held: Route[] = [];
  let holding = true;
  await page.route("**/*.js", async (route) => {
    if (holding) held.push(route);
    else await route.continue();
  });
  await page.goto("/results", { waitUntil: "commit" });
  await act();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  holding = false;
  await Promise.all(held.map((route) => route.continue()));
}

test("input before hydration is kept and applied", async ({ page }) => {
  await beforeScripts(page, () => searchField(page).fill("spring"));
  await expect(count(page)).toHaveText("1 tournament");
  await expect(searchField(page)).toHaveValue("spring");
  await expect(page).toHaveURL(/\?q=spring$/);
  await page.unroute("**/*.js");
  await beforeScripts(page, () => season(page).selectOption("Côte Sauvage 2024"));
  await expect(count(page)).toHaveText("3 tournaments");
  await expect(season(page).locator("option:checked")).toHaveText("Côte Sauvage 2024");
  await expect(page).toHaveURL(/\?season=cote-sauvage-2024$/);
});
