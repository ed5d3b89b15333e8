import type { Page } from "@playwright/test";
import { measureBox } from "./support/box.ts";
import { countDocuments } from "./support/count-documents.ts";
import { open } from "./support/hydrated.ts";
import { isPhone } from "./support/layout.ts";
import { routes } from "./support/routes.ts";
import { expect, test } from "./support/test.ts";

async function followMenu(page: Page, label: string): Promise<void> {
  if (isPhone(page)) {
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.locator("#menu").getByRole("link", { name: label, exact: true }).click();
  } else {
    await page
      .getByRole("navigation", { name: "Main", exact: true })
      .getByRole("link", { name: label })
      .click();
  }
}

test("a link changes page, title and focus without loading a document, and Back returns to it @both", async ({
  page,
}) => {
  await open(page, "/results");
  await page.evaluate(() => window.scrollTo(0, 400));
  const documents = countDocuments(page);
  await followMenu(page, isPhone(page) ? "NEWS" : "News");
  await expect(page).toHaveURL("/news");
  await expect(page).toHaveTitle(/News/);
  await expect(page.locator("h1")).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "News" })).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/results");
  await expect(page).toHaveTitle(/Results/);
  await page.goForward();
  await expect(page).toHaveURL("/news");
  await expect(page).toHaveTitle(/News/);
  expect(documents()).toBe(0);
  await test.step("the logo links Home, and is hidden on Home on desktops", async () => {
    await page.getByRole("link", { name: "Côte Sauvage, home" }).locator("visible=true").click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Côte Sauvage, mixed/);
    const home = page.getByRole("link", { name: "Côte Sauvage, home" }).filter({ visible: true });
    await expect(home).toHaveCount(isPhone(page) ? 1 : 0);
    expect(documents()).toBe(0);
  });
});

test("the footer ends at the bottom of the page, even in a window higher than the page", async ({
  page,
}) => {
  const { width } = page.viewportSize() ?? { width: 1440 };
  await page.setViewportSize({ width, height: 1600 });
  for (const address of ["/corevalues", "/about", "/"]) {
    await open(page, address);
    const [end, height] = await page.evaluate(() => {
      const foot = document.querySelector("footer")?.getBoundingClientRect();
      const bottom = Math.round((foot?.bottom ?? 0) + window.scrollY);
      return [bottom, document.documentElement.scrollHeight];
    });
    expect(end, address).toBe(height);
  }
});

test("the first Tab stop skips to the content @desktop", async ({ page }) => {
  await open(page, "/about");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});

test("a season selected on Roster is selected on Results and News, also after a page without seasons @desktop @every-browser", async ({
  page,
}) => {
  await open(page, "/roster?season=cote-sauvage-2024");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/côte sauvage 2024/i);
  await followMenu(page, "Results");
  await expect(page).toHaveURL("/results?season=cote-sauvage-2024");
  await expect(page.getByRole("combobox", { name: "Season" })).toHaveValue("cote-sauvage-2024");
  await followMenu(page, "About Us");
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/about/i);
  // Before hydration the links of a new document lack the season.
  const news = page.locator('nav a:text-is("News")').first();
  await expect(news).toHaveAttribute("href", /cote-sauvage-2024/);
  await followMenu(page, "News");
  await expect(page).toHaveURL("/news?season=cote-sauvage-2024");
  await test.step("an unknown season is not carried along", async () => {
    await open(page, "/roster?season=cote-sauvage-2021");
    await followMenu(page, "Results");
    await expect(page).toHaveURL("/results");
  });
});

test("links followed before scripts load keep the selected season @desktop @every-browser", async ({
  page,
}) => {
  await page.route("**/assets/*.js", () => undefined);
  const main = page.getByRole("navigation", { name: "Main", exact: true });
  await page.goto("/roster?season=cote-sauvage-2024", { waitUntil: "commit" });
  await main.getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL("/about");
  await main.getByRole("link", { name: "News" }).click();
  await expect(page).toHaveURL("/news?season=cote-sauvage-2024");
});

test("a page without seasons remembers the selected one over reload, Back, another site and a new tab @desktop @every-browser", async ({
  page,
  context,
}) => {
  const expectSeason = (year: number, tab: Page = page) =>
    expect(tab.locator('nav a:text-is("News")').first()).toHaveAttribute(
      "href",
      `/news?season=cote-sauvage-${year}`,
    );
  await open(page, "/roster?season=cote-sauvage-2024");
  await followMenu(page, "About Us");
  await expect(page).toHaveURL("/about");
  await expectSeason(2024);
  await test.step("reload", async () => {
    await page.reload();
    await expectSeason(2024);
  });
  await test.step("another site and Back", async () => {
    await page.goto("data:text/html,Another%20site");
    await page.goBack();
    await expectSeason(2024);
  });
  await test.step("a new tab, by key and by the middle button", async () => {
    const link = page.locator('footer a[href="/corevalues"]');
    for (const press of [{ modifiers: ["Control" as const] }, { button: "middle" as const }]) {
      const opening = context.waitForEvent("page");
      await link.click(press);
      const tab = await opening;
      await expect(tab).toHaveURL("/corevalues");
      await expectSeason(2024, tab);
      await tab.reload();
      await expectSeason(2024, tab);
      await tab.close();
    }
    await expect(link).toHaveAttribute("href", "/corevalues");
  });
  await test.step("Back to where another one was selected", async () => {
    await open(page, "/results?season=cote-sauvage-2025");
    await page.locator('footer a[href="/corevalues"]').click();
    await expect(page).toHaveURL("/corevalues");
    await expectSeason(2025);
    await page.goBack();
    await expect(page).toHaveURL(/\/results/);
    await page.goBack();
    await expect(page).toHaveURL("/about");
    await expectSeason(2024);
  });
  await test.step("an address typed anew starts with the current season", async () => {
    // Chromium keeps an entry's older state when its own address is typed once more.
    await page.goto("data:text/html,Another%20site");
    await open(page, "/about");
    await expect(page.locator('nav a:text-is("News")').first()).toHaveAttribute("href", "/news");
  });
});

/**
 * The art sheets of a page's first view: they stand in its document, all but those of Badge Quest,
 * which would make it too large.
 */
async function firstSheets(page: Page, route: string): Promise<string[]> {
  const html = await (await page.request.get(route)).text();
  if (route === "/badgequest")
    return [...html.matchAll(/href="(\/art\/[^#"]*)#/g)].map(([, path]) => path ?? "");
  return /data-sheets="([^"]*)"/.exec(html)?.[1]?.split(" ") ?? [];
}

test("hovering a link prefetches the first pictures of its page @desktop", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/art/")) fetched.push(pathname);
  });
  const homeSheets = await firstSheets(page, "/");
  for (const route of routes.filter((route) => route !== "/")) {
    await test.step(route, async () => {
      const expected = (await firstSheets(page, route)).filter(
        (sheet) => !homeSheets.includes(sheet),
      );
      expect(expected).not.toEqual([]);
      await open(page, "/");
      fetched.length = 0;
      const link = page.locator(`a[href="${route}"]`).locator("visible=true").first();
      await link.scrollIntoViewIfNeeded();
      await page.waitForLoadState("networkidle");
      // The pointer of a new page starts in the corner, on a link.
      await page.mouse.move(700, 700);
      await link.hover();
      await expect.poll(() => expected.filter((sheet) => !fetched.includes(sheet))).toEqual([]);
    });
  }
});

/** Links that change the view of their page: cards, badges, people, tiles, tabs, seasons and playlists. */
const linksInPlace = [
  ["/results?show=all", "tournament=2024-fog-bowl"],
  ["/badgequest?view=badge", "badge=KNOTTY"],
  ["/badgequest", "player=nunez"],
  ["/fiftyplates", "edition=2024"],
  ["/fiftyplates", "plate=ME"],
  ["/roster", "view=list"],
  ["/roster", "season=cote-sauvage-2024"],
  ["/roster?view=list", "player=nunez"],
  ["/roster2025", "playlist=low-water"],
] as const;

test("links to another view of a page load no document and keep the focus @desktop @every-browser", async ({
  page,
}) => {
  for (const [address, to] of linksInPlace) {
    await open(page, address);
    const documents = countDocuments(page);
    await page.locator(`main a[href*="${to}"]`).filter({ visible: true }).first().press("Enter");
    await expect(page).toHaveURL(new RegExp(to));
    await expect(page.locator("body"), to).not.toBeFocused();
    expect(documents(), to).toBe(0);
  }
});

test("on a phone without the Navigation API a card far down the list opens where it was tapped @phone", async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "navigation"));
  await open(page, "/results?show=all");
  const last = page.locator('a[href*="tournament="]').last();
  await last.scrollIntoViewIfNeeded();
  const before = await measureBox(last);
  await last.click();
  await expect(last).toHaveAttribute("aria-expanded", "true");
  await expect(last).toBeFocused();
  expect(Math.abs((await measureBox(last)).y - before.y)).toBeLessThan(2);
});

test("without the Navigation API a season or a search changes the page in place, and a link loads a document @desktop", async ({
  page,
}) => {
  // As in a browser with an extension that disables the API.
  await page.addInitScript(() =>
    Reflect.defineProperty(window, "navigation", { value: undefined }),
  );
  const documents = countDocuments(page);
  await open(page, "/results");
  const season = page.getByRole("combobox", { name: "Season" });
  await season.selectOption("cote-sauvage-2024");
  await expect(page).toHaveURL("/results?season=cote-sauvage-2024");
  await page.getByRole("searchbox").fill("drift");
  await expect(page).toHaveURL(/q=drift/);
  await expect(page.getByRole("searchbox")).toHaveValue("drift");
  await page.goBack();
  await expect(page).toHaveURL("/results");
  await expect(season).not.toHaveValue("cote-sauvage-2024");
  expect(documents()).toBe(1);
  await followMenu(page, "News");
  await expect(page).toHaveURL("/news");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/news/i);
  expect(documents()).toBe(2);
});

test("a page opened at another form of its URL works, and the address bar shows the usual form", async ({
  page,
  baseURL,
}) => {
  for (const form of ["/%72esults", "//results", "/results/"]) {
    const address = `${baseURL}${form}?show=all#main`;
    await page.route(
      ({ pathname }) => pathname === form,
      async (route) => {
        await route.fulfill({ response: await route.fetch({ url: `${baseURL}/results` }) });
      },
    );
    await open(page, address);
    await expect(page).toHaveURL("/results?show=all#main");
    await page.getByRole("searchbox").fill("spring");
    await expect(page.getByRole("search").getByRole("status")).toHaveText("1 tournament");
  }
});
