import type { Page } from "@playwright/test";
import { open } from "./support/hydrated.ts";
import { isPhone } from "./support/layout.ts";
import { routes } from "./support/routes.ts";
import { expect, test } from "./support/test.ts";
import { whileTryoutsAreOpen } from "#tests/e2e/support/tryouts-open.ts";

async function follow(page: Page, label: string): Promise<void> {
  if (isPhone(page)) {
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.locator("#menu").getByRole("link", { name: label, exact: true }).click();
  } else {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: label }).click();
  }
}

test("the entries stand in their order", async ({ page }) => {
  await whileTryoutsAreOpen(page);
  await open(page, "/results");
  if (isPhone(page)) await page.getByRole("button", { name: "Open menu" }).click();
  const scope = isPhone(page)
    ? page.locator("#menu")
    : page.getByRole("navigation", { name: "Main" });
  const names = await scope
    .getByRole("link")
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute("aria-label") ?? link.textContent),
    );
  expect(names.slice(0, 5)).toEqual(
    isPhone(page)
      ? ["ABOUT US", "ROSTER", "NEWS", "RESULTS", expect.stringContaining("Come and throw")]
      : ["About Us", "Roster", "Côte Sauvage, home", "News", "Results"],
  );
});

test("the logo leads home and is hidden there", async ({ page }) => {
  await open(page, "/results");
  await page.getByRole("link", { name: "Côte Sauvage, home" }).locator("visible=true").click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Côte Sauvage, mixed/);
  if (!isPhone(page))
    await expect(page.getByRole("link", { name: "Côte Sauvage, home" })).toHaveCount(0, {});
});

test("the current page is marked", async ({ page }) => {
  await open(page, "/roster");
  if (isPhone(page)) await page.getByRole("button", { name: "Open menu" }).click();
  const current = page.locator('[aria-current="page"]').locator("visible=true");
  await expect(current).toHaveText(/^roster$/i);
});

test("following a link changes page, title and focus without loading a document", async ({
  page,
}) => {
  await open(page, "/results");
  await page.evaluate(() => window.scrollTo(0, 400));
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await follow(page, isPhone(page) ? "NEWS" : "News");
  await expect(page).toHaveURL("/news");
  await expect(page).toHaveTitle(/News/);
  await expect(page.locator("h1")).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "News" })).toBeAttached();
  expect(documents).toBe(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("Back and Forward lead through the pages", async ({ page }) => {
  await open(page, "/");
  await page.goto("/about");
  await open(page, "/about");
  await follow(page, isPhone(page) ? "ROSTER" : "Roster");
  await expect(page).toHaveURL("/roster");
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect(page).toHaveTitle(/About/);
  await page.goForward();
  await expect(page).toHaveURL("/roster");
  await expect(page).toHaveTitle(/Roster/);
});

test("the footer ends the window where a page is shorter, and nothing comes after it", async ({
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

test("the skip link is the first stop of the keyboard and leads to the content", async ({
  page,
}) => {
  await open(page, "/about");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});

test("every link out of the site opens a new tab and says so", async ({ page }) => {
  for (const route of routes) {
    await page.goto(route);
    const silent = await page.locator('a[href^="http"], a[href^="mailto"]').evaluateAll((links) =>
      links
        .filter((link) => {
          const name = `${link.getAttribute("aria-label") ?? ""} ${link.textContent}`;
          const safe = link.getAttribute("rel")?.includes("noopener") === true;
          return link.getAttribute("target") !== "_blank" || !safe || !name.includes("new tab");
        })
        .map((link) => link.outerHTML),
    );
    expect(silent, route).toEqual([]);
  }
});

test("the season selected on one page is selected on the others", async ({ page }) => {
  await open(page, "/roster?season=cote-sauvage-2024");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/côte sauvage 2024/i);
  await follow(page, isPhone(page) ? "RESULTS" : "Results");
  await expect(page).toHaveURL("/results?season=cote-sauvage-2024");
  await expect(page.getByRole("combobox", { name: "Season" })).toHaveValue("cote-sauvage-2024");
  await follow(page, isPhone(page) ? "ABOUT US" : "About Us");
  await expect(page).toHaveURL("/about");
  await follow(page, isPhone(page) ? "NEWS" : "News");
  await expect(page).toHaveURL("/news?season=cote-sauvage-2024");
});

test("a season that does not exist is not carried to other pages", async ({ page }) => {
  await open(page, "/roster?season=cote-sauvage-2021");
  await follow(page, isPhone(page) ? "RESULTS" : "Results");
  await expect(page).toHaveURL("/results");
});

test("every page can be read and reached without scripts @no-scripts", async ({ page }) => {
  for (const route of routes) {
    await page.goto(route);
    await expect(page.locator("h1")).toBeAttached();
    expect((await page.locator("main").innerText()).length, route).toBeGreaterThan(100);
  }
});

/**
 * The art sheets of a page's first view: they stand in its document, all but those of Badge Quest,
 * which would make it too large.
 */
async function firstSheets(page: Page, route: string): Promise<string[]> {
  const html = await (await page.request.get(route)).text();
  if (route === "/badgequest")
    return [...html.matchAll(/href="(\/art\/[^#"]*)#/g)].map(([, one]) => one ?? "");
  return /data-sheets="([^"]*)"/.exec(html)?.[1]?.split(" ") ?? [];
}

for (const route of routes.filter((one) => one !== "/")) {
  test(`pointing at the link to ${route} fetches the pictures it begins with @desktop`, async ({
    page,
  }) => {
    const here = await firstSheets(page, "/");
    const wanted = (await firstSheets(page, route)).filter((sheet) => !here.includes(sheet));
    expect(wanted).not.toEqual([]);
    await open(page, "/");
    const fetched: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/art/")) fetched.push(pathname);
    });
    const link = page.locator(`a[href="${route}"]`).locator("visible=true").first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    // The pointer of a new page rests in its corner, which is a link.
    await page.mouse.move(700, 700);
    await link.hover();
    await expect.poll(() => wanted.filter((sheet) => !fetched.includes(sheet))).toEqual([]);
  });
}
