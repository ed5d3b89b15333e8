import type { Page, Route } from "@playwright/test";
import { open } from "#tests/e2e/support/hydrated.ts";
import { card, cards, count, searchField, season, years } from "./results-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("the list shows and counts the matches of a search, and fast typing loses no character", async ({
  page,
}) => {
  await open(page, "/results?show=all");
  await searchField(page).fill("Fóg bowl");
  await expect(count(page)).toHaveText("3 tournaments");
  await expect(cards(page)).toHaveCount(3);
  await searchField(page).fill("");
  const text = "great lakes regionals in west chester with everybody else";
  await searchField(page).pressSequentially(text, { delay: 4 });
  await expect(searchField(page)).toHaveValue(text);
  await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe(text);
});

test("a search keeps the matching cards, without headings of years, and a cleared search restores the list @every-browser", async ({
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

test("a link counts the matches in other seasons and shows them, and an empty list can be cleared; the field keeps the focus", async ({
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
async function actBeforeScripts(page: Page, act: () => Promise<unknown>): Promise<void> {
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

test("a search or a season entered before the scripts load is applied once they have", async ({
  page,
}) => {
  await actBeforeScripts(page, () => searchField(page).fill("spring"));
  await expect(count(page)).toHaveText("1 tournament");
  await expect(searchField(page)).toHaveValue("spring");
  await expect(page).toHaveURL(/\?q=spring$/);
  await page.unroute("**/*.js");
  await actBeforeScripts(page, () => season(page).selectOption("Côte Sauvage 2024"));
  await expect(count(page)).toHaveText("3 tournaments");
  await expect(season(page).locator("option:checked")).toHaveText("Côte Sauvage 2024");
  await expect(page).toHaveURL(/\?season=cote-sauvage-2024$/);
});
