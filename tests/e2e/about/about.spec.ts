import type { Locator, Page } from "@playwright/test";
import { measureBox } from "#tests/e2e/support/box.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

async function expectTeamPicture(page: Page): Promise<void> {
  await test.step("the team picture spans the page and has a description", async () => {
    await expect(
      page.getByRole("img", { name: /^Drawing of the Côte Sauvage 2026 team: 9 players in rows/ }),
    ).toBeVisible();
    const frame = await measureBox(page.locator("main [class*=TeamPicture_picture]"));
    expect(frame).toMatchObject({ x: 0, width: page.viewportSize()?.width });
    expect(frame.height).toBeGreaterThan(300);
  });
}

async function valueRows(page: Page) {
  const rows = page
    .locator("section", { has: page.getByRole("heading", { name: "Our Core Values" }) })
    .getByRole("listitem");
  await expect(rows).toHaveCount(4);
  return Promise.all(
    [0, 1, 2, 3].map(async (index) => ({
      poster: await measureBox(rows.nth(index).locator("svg").first()),
      words: await measureBox(rows.nth(index).getByRole("heading")),
    })),
  );
}

const readRotation = (link: Locator) =>
  link
    .locator("svg, [data-photo]")
    .first()
    .evaluate((plate) => getComputedStyle(plate).rotate);

test("on a desktop About alternates the sides of its posters, and links react to hover and focus @desktop", async ({
  page,
}) => {
  await open(page, "/about");
  await expectTeamPicture(page);
  await test.step("every second core value has its poster on the other side", async () => {
    const rows = await valueRows(page);
    const reversed = rows.map(({ poster, words }) => poster.x > words.x);
    expect(reversed).toEqual([false, true, false, true]);
  });
  await test.step("a social link’s token is gold on hover and on focus", async () => {
    const main = page.locator("main");
    const link = main.getByRole("link", { name: /^Email/ });
    const token = link.locator("span").first();
    const gold = "rgb(242, 166, 90)";
    await expect(token).not.toHaveCSS("background-color", gold);
    await link.hover();
    await expect(token).toHaveCSS("background-color", gold);
    await page.mouse.move(0, 0);
    await expect(token).not.toHaveCSS("background-color", gold);
    await main.getByRole("link", { name: /^Instagram/ }).focus();
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    await expect(token).toHaveCSS("background-color", gold);
  });
  await test.step("sponsor plates do not rotate with reduced motion", async () => {
    const plate = page.locator("main").getByRole("link", { name: /^Kelp/ });
    await plate.hover();
    await expect.poll(() => readRotation(plate)).toBe("-1.5deg");
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await readRotation(plate)).toBe("none");
  });
});

test("on a phone About has every poster above its text, facts in two columns, and all testimonials @phone", async ({
  page,
}) => {
  await open(page, "/about");
  await expectTeamPicture(page);
  await test.step("every poster is above its text", async () => {
    for (const { poster, words } of await valueRows(page)) {
      expect(poster.y + poster.height).toBeLessThanOrEqual(words.y);
    }
  });
  await test.step("the facts are in two columns", async () => {
    const facts = page.locator("main dl > div");
    const [founded, seasons, regionals, home] = await Promise.all(
      [0, 1, 2, 3].map((index) => measureBox(facts.nth(index))),
    );
    expect(seasons).toMatchObject({ y: founded?.y, width: founded?.width });
    expect(regionals?.x).toBe(founded?.x);
    expect(regionals?.y).toBeGreaterThan(founded?.y ?? 0);
    expect(home).toMatchObject({ x: seasons?.x, y: regionals?.y });
  });
  await test.step("all testimonials are listed", async () => {
    const testimonials = page.getByRole("region", { name: "Testimonials" });
    await expect(testimonials.locator("cite").filter({ visible: true })).toHaveCount(3);
  });
});
