import { open } from "#tests/e2e/support/hydrated.ts";
import { followLink } from "#tests/e2e/support/follow-link.ts";
import { changeData } from "#tests/e2e/arriving/page-data.ts";
import { cards, count, searchField, season } from "./results-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("a record a hundred times as long is listed as far as it is read", async ({ page }) => {
  const tournaments = Array.from({ length: 3000 }, (_, index) => ({
    id: `2021-${index}`,
    name: `Tournament ${index}`,
    year: 2021,
    endYear: 2021,
    dates: "July 8 - 9",
    where: "Joliet, IL",
    otherNames: [],
    map: "https://example.org",
    margins: [],
    groups: [],
  }));
  await changeData(page, "results", (data) => {
    data["record"] = Object.assign({}, data["record"], { tournaments });
  });
  await open(page, "/about");
  await followLink(page, "Results");
  await season(page).selectOption("All Results");
  await expect(count(page)).toHaveText("3000 tournaments");
  const first = await cards(page).count();
  // 150 or 210 at rest, by how the end of the list is observed while it grows.
  expect(first).toBeLessThan(300);
  const end = await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight);
    return scrollY;
  });
  await expect.poll(() => cards(page).count()).toBeGreaterThan(first);
  // Nobody is carried along to an end that runs away.
  expect(await page.evaluate(() => scrollY)).toBeLessThan(end + 100);
  await searchField(page).fill("2999");
  await expect(cards(page)).toHaveText([/Tournament 2999/]);
});

for (const route of ["/results?show=all", "/news?show=all"]) {
  test(`Back finds ${route} where it was left`, async ({ page }) => {
    await open(page, route);
    await expect(count(page)).toHaveText(/^\d\d /);
    const left = 600;
    const readOn = () => page.evaluate((place) => (scrollTo(0, place), scrollY), left);
    await expect.poll(readOn).toBe(left);
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: "Core Values" })
      .dispatchEvent("click");
    await expect(page.getByRole("heading", { level: 1, name: "Core Values" })).toBeVisible();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  });
}
