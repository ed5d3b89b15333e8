import { violationsByDayAndNight } from "#tests/e2e/support/axe.ts";
import { boxOf } from "#tests/e2e/support/box.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { isPhone } from "#tests/e2e/support/layout.ts";
import { moved, watchMoves } from "#tests/e2e/support/moves.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { whileTryoutsAreOpen } from "#tests/e2e/support/tryouts-open.ts";
import { sidewaysWidths } from "#tests/e2e/support/width.ts";

test("the callout opens the tryout form in a new tab", async ({ page }) => {
  await whileTryoutsAreOpen(page);
  await open(page, "/");
  const callout = page.locator("main").getByRole("link", {
    name: "Come and throw with us in May! (opens in a new tab)",
  });
  await expect(callout).toBeVisible();
  await expect(callout).toHaveAttribute("href", "https://forms.example/tryouts");
  await expect(callout).toHaveAttribute("target", "_blank");
  await expect(callout).toHaveAttribute("rel", "noopener");
});

test("the callout's three lines stand inside the ticket, one beside or below the other", async ({
  page,
}) => {
  await whileTryoutsAreOpen(page);
  await open(page, "/");
  const callout = page.locator("main").getByRole("link", { name: /Come and throw/ });
  const ticket = await callout.boundingBox();
  const right = (ticket?.x ?? 0) + (ticket?.width ?? 0);
  const bottom = (ticket?.y ?? 0) + (ticket?.height ?? 0);
  for (const line of ["Come", "and throw with us in", "May!"]) {
    const box = await callout.getByText(line, { exact: true }).boundingBox();
    expect(box?.height, line).toBeLessThan((ticket?.height ?? 0) / 2);
    expect((box?.x ?? 0) + (box?.width ?? 0), line).toBeLessThanOrEqual(right);
    expect((box?.y ?? 0) + (box?.height ?? 0), line).toBeLessThanOrEqual(bottom);
  }
});

test("the poster, the callout and the rail stand on the first screen", async ({ page }) => {
  await open(page, "/");
  const low = (name: string) =>
    page
      .locator(name)
      .first()
      .evaluate((node) => node.getBoundingClientRect().bottom);
  const height = page.viewportSize()?.height ?? 0;
  expect(await low("main section[aria-label='Poster']")).toBeLessThanOrEqual(height);
  if (!isPhone(page))
    expect(await low("main section[aria-label='Season records']")).toBeLessThanOrEqual(height);
});

test("the rail lists the seasons, newest first, and leads to their pages", async ({ page }) => {
  await open(page, "/");
  const seasons = page.getByRole("region", { name: "Season records" }).getByRole("link");
  const years = (await seasons.allInnerTexts()).map((text) => Number(text.slice(0, 4)));
  expect(years).toEqual(years.toSorted((a, b) => b - a));
  await expect(seasons.last()).toHaveText("2023");
  await expect(seasons.nth(1)).toHaveText("2025 4–2 1st Regionals");
  await seasons.nth(1).click();
  await expect(page).toHaveURL(`/seasons/${years[1]}`);
});

test("where not all seasons fit, one is cut, so that it shows that there are more @phone", async ({
  page,
}) => {
  await open(page, "/");
  const seasons = page.getByRole("region", { name: "Season records" }).getByRole("link");
  for (const width of [320, 360, 390, 412, 430]) {
    await page.setViewportSize({ width, height: 844 });
    const cut = await seasons.evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect()).find(({ right }) => right > innerWidth),
    );
    const share = cut === undefined ? 0 : (width - cut.left) / cut.width;
    expect(share, `seen of the season that is cut at ${width}`).toBeGreaterThan(0.3);
    expect(share, `seen of the season that is cut at ${width}`).toBeLessThan(0.7);
  }
});

test("the pages that the bar does not list are reached from Home", async ({ page }) => {
  await open(page, "/");
  for (const path of ["/badgequest", "/fiftyplates", "/corevalues", "/roster2025"]) {
    const links = page.locator(`main a[href="${path}"]`).locator("visible=true");
    await expect(links).toHaveCount(1);
  }
});

test("phones list the pages in the order of the design @phone", async ({ page }) => {
  await open(page, "/");
  const links = page.getByRole("navigation", { name: "Pages", exact: true }).getByRole("link");
  await expect(links).toHaveText([
    "About Us",
    "Roster",
    "News",
    "Results",
    "Badge Quest",
    "Roster 2025",
    "Fifty Plates",
    "Core Values",
  ]);
});

test("a page has the same ink in the list of pages and in the menu @phone", async ({ page }) => {
  await open(page, "/");
  const inksOf = (list: string) =>
    page.locator(`${list} > li > a`).evaluateAll((links: HTMLAnchorElement[]) =>
      links.slice(0, 4).map((link) => {
        const { backgroundColor, color } = getComputedStyle(link);
        return `${link.pathname}: ${color} on ${backgroundColor}`;
      }),
    );
  const listed = await inksOf("main nav > ul");
  await page.getByRole("button", { name: "Open menu" }).click();
  expect(await inksOf("#menu nav > ul:first-child")).toEqual(listed);
  expect(new Set(listed).size).toBe(4);
});

test("the six inks of the footer lie in its ground, so that none is lost in the page", async ({
  page,
}) => {
  await open(page, "/about");
  const footer = page.getByRole("contentinfo");
  const { y } = await boxOf(footer);
  const ground = await footer.evaluate((node) => getComputedStyle(node).backgroundColor);
  const inks = footer.locator("[aria-hidden] > span");
  await expect(inks).toHaveCount(6);
  for (const ink of await inks.all()) {
    expect((await boxOf(ink)).y).toBeGreaterThanOrEqual(y + 4);
    await expect(ink).not.toHaveCSS("background-color", ground);
  }
});

test("the tokens of the footer say where the team is and how to write to it", async ({ page }) => {
  await open(page, "/");
  const footer = page.getByRole("contentinfo");
  const newTab = "(opens in a new tab)";
  for (const name of ["Côte Sauvage on Instagram", "Email Côte Sauvage"]) {
    const link = footer.getByRole("link", { name: `${name} ${newTab}`, exact: true });
    await expect(link).toBeVisible();
  }
});

test("Home has no accessibility violations by day and by night", async ({ page }) => {
  await open(page, "/");
  expect(await violationsByDayAndNight(page)).toEqual([]);
});

test("Home never scrolls sideways", async ({ page }) => {
  await open(page, "/");
  expect(await sidewaysWidths(page)).toEqual([]);
});

test("nothing on Home moves while it loads", async ({ page }) => {
  await watchMoves(page);
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  // A font that arrives late may move a baseline by a pixel.
  expect(await moved(page)).toBeLessThan(0.005);
});

test("Home is complete without scripts @no-scripts", async ({ page }) => {
  await page.goto("/");
  // What is true on any day: the next event on record, with its dates in full.
  const main = page.locator("main");
  await expect(
    main.getByRole("heading", { name: "Fog Bowl" }).filter({ visible: true }),
  ).toHaveCount(1);
  await expect(main.getByText("June 13 - 14, 2026").filter({ visible: true })).not.toHaveCount(0);
  await expect(page.getByRole("region", { name: "Season records" }).getByRole("link")).toHaveCount(
    4,
  );
});
