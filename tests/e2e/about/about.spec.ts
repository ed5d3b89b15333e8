import type { Locator, Page } from "@playwright/test";
import { boxOf } from "#tests/e2e/support/box.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("the team picture spans the page and says what it shows @both", async ({ page }) => {
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

test("the token of a social link is printed gold under the pointer and in focus @desktop", async ({
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

test("phones show the facts two by two @phone", async ({ page }) => {
  await open(page, "/about");
  const facts = page.locator("main dl > div");
  const [founded, seasons, regionals, home] = await Promise.all(
    [0, 1, 2, 3].map((index) => boxOf(facts.nth(index))),
  );
  expect(seasons).toMatchObject({ y: founded?.y, width: founded?.width });
  expect(regionals?.x).toBe(founded?.x);
  expect(regionals?.y).toBeGreaterThan(founded?.y ?? 0);
  expect(home).toMatchObject({ x: seasons?.x, y: regionals?.y });
});
