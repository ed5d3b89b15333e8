import type { Page } from "@playwright/test";
import { card, searchField, season } from "./results/results-page.ts";
import { open } from "./support/hydrated.ts";
import { isPhone } from "./support/layout.ts";
import { expect, test } from "./support/test.ts";

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

test("the title names what the URL selects, also after Back @desktop", async ({ page }) => {
  const titles = [
    ["/news?season=cote-sauvage-2024", "Côte Sauvage 2024 · News"],
    ["/news?show=all", "All News · Côte Sauvage Ultimate"],
    ["/roster?view=list", / · Roster list$/],
    ["/badgequest?view=person&player=nunez", /^Begoña Núñez · /],
    ["/fiftyplates?plate=OH", /^Ohio · Fifty Plates/],
    ["/roster2025?playlist=low-water", /^Low Water · Roster 2025/i],
  ] as const;
  await open(page, "/about");
  const step = (address: string) =>
    page.evaluate((to) => {
      history.pushState(null, "", to);
    }, address);
  for (const [address, title] of titles) {
    await step(address);
    await expect(page).toHaveTitle(title);
    const announcement = page.getByRole("status").filter({ hasText: title });
    // A step within a page announces nothing.
    if (address !== titles[1][0]) await expect(announcement).toBeAttached();
  }
  for (const [, title] of titles.toReversed().slice(1)) {
    await page.goBack();
    await expect(page).toHaveTitle(title);
  }
});

test("Back and Forward between two views of a page restore the scroll position @desktop @every-browser", async ({
  page,
}) => {
  await open(page, "/results?show=all");
  await page.evaluate(() => scrollTo(0, 700));
  await card(page, "2024-fog-bowl").dispatchEvent("click");
  await expect(page).toHaveURL(/tournament=2024-fog-bowl/);
  expect(await scrollTop(page)).toBe(700);
  await page.evaluate(() => scrollTo(0, 300));
  await page.goBack();
  await expect(page).toHaveURL("/results?show=all");
  await expect.poll(() => scrollTop(page)).toBe(700);
  await page.goForward();
  await expect.poll(() => scrollTop(page)).toBe(300);
});

test("a footer link to the current page scrolls to the top @every-browser", async ({ page }) => {
  for (const [address, name] of [
    ["/results?show=all", "Results"],
    ["/news", "News"],
    ["/players", "Players"],
  ] as const) {
    await test.step(address, async () => {
      await open(page, address);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      expect(await scrollTop(page)).toBeGreaterThan(100);
      await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).press("Enter");
      await expect.poll(() => scrollTop(page)).toBe(0);
      await expect(page).toHaveURL(`/${name.toLowerCase()}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    });
  }
});

test("a linked section is not covered by the header @both", async ({ page }) => {
  await open(page, "/search#a-tournaments");
  const [sectionTop, headerBottom] = await page.evaluate(() => [
    document.getElementById("a-tournaments")?.getBoundingClientRect().top,
    document.querySelector("header")?.getBoundingClientRect().bottom,
  ]);
  expect(await scrollTop(page)).toBeGreaterThan(100);
  expect(sectionTop).toBeGreaterThanOrEqual(headerBottom ?? Infinity);
});

test("Back clears text that was typed a moment ago @every-browser", async ({ page }) => {
  await open(page, "/results");
  await season(page).selectOption("Côte Sauvage 2024");
  await searchField(page).fill("drift");
  await page.goBack();
  await expect(page).toHaveURL("/results");
  await expect(searchField(page)).toHaveValue("");
  // Longer than the delay between typing and the URL change.
  await page.waitForTimeout(500);
  await expect(page).toHaveURL("/results");
});

test("a focused link of the header does not scroll the page, and Back from its page restores the position @both", async ({
  page,
}) => {
  await open(page, "/about");
  const left = 1500;
  await page.evaluate((top) => {
    scrollTo(0, top);
  }, left);
  if (isPhone(page)) await page.getByRole("button", { name: "Open menu" }).press("Enter");
  const scope = isPhone(page) ? page.locator("#menu") : page.locator("header");
  const link = scope.getByRole("link", { name: "News" });
  await link.focus();
  expect(await scrollTop(page)).toBe(left);
  await link.press("Enter");
  await expect(page).toHaveURL("/news");
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(left);
});

test("a long list keeps its scroll position on reload, and after Back from another document @desktop @every-browser", async ({
  page,
}) => {
  await open(page, "/results?show=all");
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight - innerHeight - 50));
  const before = await scrollTop(page);
  // The delay before a position is saved.
  await page.waitForTimeout(600);
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(before);
  await page.waitForTimeout(600);
  await page.goto("/about");
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(before);
});

test("Back returns the focus to the link that opened the view @desktop @every-browser", async ({
  page,
}) => {
  await open(page, "/badgequest");
  const link = page.locator("main a[href*='player=nunez']").first();
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("main h2:focus")).toHaveText("Begoña Núñez");
  await page.goBack();
  await expect(page.locator("main a[href*='player=nunez']:focus")).toBeVisible();
});
