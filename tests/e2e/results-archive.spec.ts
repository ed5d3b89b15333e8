import { open } from "./support/hydrated.ts";
import { withoutReload } from "./support/no-reload.ts";
import { archiveFile, cards, count, searchField, season } from "./support/results-page.ts";
import { expect, test } from "./support/test.ts";

// The offline worker would answer in the place of the answers given here.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
  });
});

test("while older results are on their way no count is shown that is not theirs", async ({
  page,
}) => {
  const held: (() => Promise<void>)[] = [];
  await page.route(archiveFile, (route) => {
    held.push(() => route.continue());
  });
  await open(page, "/results?season=rival-2017");
  await expect(count(page)).toContainText("Loading");
  await expect(count(page)).not.toContainText(/\d/);
  await expect(cards(page)).toHaveCount(0);
  await expect(page.getByText("No Results")).toHaveCount(0);
  await Promise.all(held.map((deliver) => deliver()));
  await expect(count(page)).toHaveText("5 tournaments");
});

test("older results that do not arrive are said to be missing and can be asked for again", async ({
  page,
}) => {
  await withoutReload(page);
  await page.route(archiveFile, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "throw new Error('broken')" }),
  );
  await open(page, "/results?season=rival-2017");
  await expect(page.getByRole("alert")).toContainText("The tournaments could not be shown.");
  await expect(count(page)).not.toContainText(/\d/);
  await season(page).selectOption("Rival 2022");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(count(page)).toHaveText("4 tournaments");
  await page.goBack();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.unroute(archiveFile);
  await page.getByRole("button", { name: "Load again" }).click();
  await expect(count(page)).toHaveText("5 tournaments");
});

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
  const volume = { tournaments, opponents: {}, art: {} };
  await page.route(archiveFile, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `export const data = ${JSON.stringify(volume)};`,
    }),
  );
  await open(page, "/results?season=rival-2021");
  await expect(count(page)).toHaveText("3000 tournaments");
  const first = await cards(page).count();
  expect(first).toBeLessThan(200);
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
    const left = 3000;
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
