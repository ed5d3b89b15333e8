import { open } from "./support/hydrated.ts";
import { isPhone } from "./support/layout.ts";
import { expect, test } from "./support/test.ts";

test("the title names what the address selects, on arrival and with Back @desktop", async ({
  page,
}) => {
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
    const said = page.getByRole("status").filter({ hasText: title });
    // A step within a page announces nothing.
    if (address !== titles[1][0]) await expect(said).toBeAttached();
  }
  for (const [, title] of titles.toReversed().slice(1)) {
    await page.goBack();
    await expect(page).toHaveTitle(title);
  }
});

test("who reaches for the header keeps the place, and Back finds it @both", async ({ page }) => {
  await open(page, "/about");
  const place = 1500;
  const left = () => page.evaluate(() => scrollY);
  await page.evaluate((top) => {
    scrollTo(0, top);
  }, place);
  if (isPhone(page)) await page.getByRole("button", { name: "Open menu" }).press("Enter");
  const scope = isPhone(page) ? page.locator("#menu") : page.locator("header");
  const link = scope.getByRole("link", { name: "News" });
  await link.focus();
  expect(await left()).toBe(place);
  await link.press("Enter");
  await expect(page).toHaveURL("/news");
  await page.goBack();
  await expect.poll(left).toBe(place);
});
