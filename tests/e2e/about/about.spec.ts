import type { Locator, Page } from "@playwright/test";
import { violationsByDayAndNight } from "#tests/e2e/support/axe.ts";
import { boxOf } from "#tests/e2e/support/box.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { moved, watchMoves } from "#tests/e2e/support/moves.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { sidewaysWidths } from "#tests/e2e/support/width.ts";

test("the page tells its parts by headings, in order", async ({ page }) => {
  await open(page, "/about");
  await expect(page).toHaveTitle("About Us · Côte Sauvage Ultimate");
  const headings = page.locator("main").getByRole("heading");
  await expect(headings).toHaveText([
    "About Us",
    "Meet Côte Sauvage",
    "Testimonials",
    "Our Core Values",
    "Brain",
    "Effort",
    "Skill",
    "Character",
    "Get In Touch",
    "Sponsors",
  ]);
  const levels = await headings.evaluateAll((all) => all.map(({ tagName }) => tagName).join(" "));
  expect(levels).toBe("H1 H2 H2 H2 H3 H3 H3 H3 H2 H2");
});

test("the team picture spans the page and says what it shows", async ({ page }) => {
  await open(page, "/about");
  await expect(
    page.getByRole("img", { name: /^Drawing of the Côte Sauvage 2026 team: 9 players in rows/ }),
  ).toBeVisible();
  const frame = await boxOf(page.locator("main [class*=TeamPicture_picture]"));
  expect(frame).toMatchObject({ x: 0, width: page.viewportSize()?.width });
  expect(frame.height).toBeGreaterThan(300);
});

async function valueRows(page: Page) {
  const rows = page
    .locator("section", { has: page.getByRole("heading", { name: "Our Core Values" }) })
    .getByRole("listitem");
  await expect(rows).toHaveCount(4);
  return Promise.all(
    [0, 1, 2, 3].map(async (index) => ({
      poster: await boxOf(rows.nth(index).locator("svg").first()),
      words: await boxOf(rows.nth(index).getByRole("heading")),
    })),
  );
}

test("core value rows alternate: those with an odd number are reversed @desktop", async ({
  page,
}) => {
  await open(page, "/about");
  const rows = await valueRows(page);
  const reversed = rows.map(({ poster, words }) => poster.x > words.x);
  expect(reversed).toEqual([false, true, false, true]);
});

test("on phones every poster stands above its words @phone", async ({ page }) => {
  await open(page, "/about");
  for (const { poster, words } of await valueRows(page)) {
    expect(poster.y + poster.height).toBeLessThanOrEqual(words.y);
  }
});

test("each core value is explained, and the button leads to play with them", async ({ page }) => {
  await open(page, "/about");
  const main = page.locator("main");
  for (const words of [
    "We read the tide table before the forecast.",
    "Somebody always carries the second water jug.",
    "Fifty forehands into the wind, fifty with it.",
    "We lend our cones to everybody.",
  ]) {
    await expect(main.getByText(words)).toBeVisible();
  }
  await main.getByRole("link", { name: "Play with the core values" }).click();
  await expect(page).toHaveURL("/corevalues");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Core Values");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
});

test("the pages that the bar does not list are reached from About", async ({ page }) => {
  await open(page, "/about");
  for (const path of ["/badgequest", "/fiftyplates", "/corevalues", "/roster2025"]) {
    await expect(page.locator(`main a[href="${path}"]`)).toHaveCount(1);
  }
  await page.locator("main").getByRole("link", { name: "Fifty Plates" }).click();
  await expect(page).toHaveURL("/fiftyplates");
});

test("social links, the captains' address and the sponsors open a new tab and say so", async ({
  page,
}) => {
  await open(page, "/about");
  const main = page.locator("main");
  await expect(main).toContainText("Follow us on social media or email the captains at");
  const links = {
    "captains@cotesauvage.example": "mailto:captains@cotesauvage.example",
    Instagram: "https://www.instagram.com/cotesauvage.example/",
    Email: "mailto:captains@cotesauvage.example",
    "Lighthouse Bakery and Second-Hand Oilskins of Penobscot Bay": "https://bakery.example/",
    Kelp: "https://kelp.example/",
  };
  for (const [name, href] of Object.entries(links)) {
    const link = main.getByRole("link", { name: `${name} (opens in a new tab)`, exact: true });
    await expect(link).toHaveAttribute("href", href);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
  }
  await expect(main.locator('a[target="_blank"]')).toHaveCount(5);
});

test("the token of a social link is printed gold under the pointer and in focus", async ({
  page,
}) => {
  await open(page, "/about");
  const link = page.locator("main").getByRole("link", { name: /^Email/ });
  const token = link.locator("span").first();
  const gold = "rgb(242, 166, 90)";
  await expect(token).not.toHaveCSS("background-color", gold);
  await link.hover();
  await expect(token).toHaveCSS("background-color", gold);
  await page.mouse.move(0, 0);
  await expect(token).not.toHaveCSS("background-color", gold);
  await page
    .locator("main")
    .getByRole("link", { name: /^Instagram/ })
    .focus();
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await expect(token).toHaveCSS("background-color", gold);
});

const turned = (link: Locator) =>
  link
    .locator("svg, [data-photo]")
    .first()
    .evaluate((plate) => getComputedStyle(plate).rotate);

test("sponsors' plates do not turn where motion is unwanted @desktop", async ({ page }) => {
  await open(page, "/about");
  const plate = page.locator("main").getByRole("link", { name: /^Kelp/ });
  await plate.hover();
  await expect.poll(() => turned(plate)).toBe("-1.5deg");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await turned(plate)).toBe("none");
});

test("nothing moves while the page loads and scripts take over", async ({ page }) => {
  await watchMoves(page);
  await open(page, "/about");
  // A font that comes late makes a headline some pixels narrower and moves nothing else.
  expect(await moved(page)).toBeLessThan(0.003);
});

test("the page has no accessibility violations by day and by night", async ({ page }) => {
  await open(page, "/about");
  expect(await violationsByDayAndNight(page)).toEqual([]);
});

test("the page never scrolls sideways", async ({ page }) => {
  await open(page, "/about");
  expect(await sidewaysWidths(page)).toEqual([]);
});

test("without scripts the team, its values and every link are there @no-scripts", async ({
  page,
}) => {
  await page.goto("/about");
  await expect(
    page.getByRole("img", { name: /^Drawing of the Côte Sauvage 2026 team/ }),
  ).toBeVisible();
  await expect(page.getByText("We read the tide table before the forecast.")).toBeVisible();
  await expect(page.locator('main a[target="_blank"]')).toHaveCount(5);
  await page.locator("main").getByRole("link", { name: "Badge Quest" }).click();
  await expect(page).toHaveURL("/badgequest");
});
