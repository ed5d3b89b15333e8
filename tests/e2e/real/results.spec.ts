import { open } from "#tests/e2e/support/hydrated.ts";
import {
  card,
  cards,
  count,
  isPhone,
  scores,
  searchField,
  season,
  years,
} from "#tests/e2e/support/results-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("without a choice the default season is listed, newest first, and the first one is open", async ({
  page,
}) => {
  await open(page, "/results");
  await expect(page).toHaveTitle("Results · Rival Ultimate");
  await expect(season(page)).toHaveValue("rival-2022");
  await expect(count(page)).toHaveText("4 tournaments");
  await expect(cards(page).getByRole("heading")).toHaveText([
    "Great Lakes Regionals",
    "East Plains Sectionals",
    "Elite Select Challenge",
    "DC July Round Robin",
  ]);
  await expect(cards(page).first()).toHaveAttribute("aria-current", "true");
  await expect(cards(page).first()).toContainText("2022 · October 1 - 2");
  await expect(scores(page, "Great Lakes Regionals")).toContainText("Chicago Nemesis");
});

test("the select offers all results first, then the seasons from the newest", async ({ page }) => {
  await open(page, "/results");
  await expect(season(page).getByRole("option")).toHaveText([
    "All Results",
    "Rival 2022",
    "Rival 2021",
    "Rival 2019",
    "Rival 2018",
    "Rival 2017",
    "Rival 2016",
    "Rival 2015",
  ]);
});

test("all results stand under their years with the published record, sanctioned ones only", async ({
  page,
}) => {
  await open(page, "/results");
  await season(page).selectOption("All Results");
  await expect(count(page)).toHaveText("34 tournaments");
  await expect(page).toHaveURL(/\/results\?show=all$/);
  await expect(cards(page)).toHaveCount(34);
  await expect(years(page)).toHaveText(["2022", "2021", "2019", "2018", "2017", "2016", "2015"]);
  const heads = page.locator("header").filter({ has: years(page) });
  await expect(heads.nth(4)).toContainText("18–12");
  await expect(heads.nth(4)).toContainText("T9th Nationals");
  await expect(page.getByText("Beachfront Invitational")).toHaveCount(0);
});

test("a season takes all results back, and its years head stays", async ({ page }) => {
  await open(page, "/results?show=all");
  await season(page).selectOption("Rival 2019");
  await expect(count(page)).toHaveText("5 tournaments");
  await expect(page).toHaveURL(/\/results\?season=rival-2019$/);
  await expect(page.getByRole("heading", { level: 2, name: "2019" })).toBeVisible();
  await season(page).selectOption("All Results");
  await expect(count(page)).toHaveText("34 tournaments");
  await expect(page).toHaveURL(/\/results\?season=rival-2019&show=all$/);
});

test("the selected season goes along to the other pages with a season", async ({ page }) => {
  await open(page, "/results");
  await season(page).selectOption("Rival 2018");
  await expect(count(page)).toHaveText("5 tournaments");
  if (isPhone(page)) await page.getByRole("button", { name: "Open menu" }).click();
  const navigation = isPhone(page)
    ? page.locator("#menu")
    : page.getByRole("navigation", { name: "Main" });
  await navigation.getByRole("link", { name: /^roster$/i }).click();
  await expect(page).toHaveURL(/\/roster\?season=rival-2018$/);
});

test("a pressed card shows its scores and its address can be shared", async ({ page }) => {
  await open(page, "/results");
  await card(page, "2022-sectionals").click();
  await expect(page).toHaveURL(/\/results\?tournament=2022-sectionals$/);
  await expect(card(page, "2022-sectionals")).toHaveAttribute("aria-current", "true");
  await expect(page.locator("[aria-current=true]")).toHaveCount(1);
  await expect(scores(page, "East Plains Sectionals")).toContainText("Cincinnati Sureshot");
  await expect(page.getByText("Chicago Nemesis").locator("visible=true")).toHaveCount(0);
  await page.reload();
  await expect(scores(page, "East Plains Sectionals")).toContainText("Cincinnati Sureshot");
});

test("when the filter takes the selected tournament away, the first of the list is selected", async ({
  page,
}) => {
  await open(page, "/results?tournament=2022-regionals");
  await searchField(page).fill("heist");
  await expect(count(page)).toHaveText("1 tournament");
  await expect(card(page, "2022-esc")).toHaveAttribute("aria-current", "true");
  await expect(scores(page, "Elite Select Challenge")).toContainText("Heist");
});

test("links out of the site open a new tab and say so", async ({ page }) => {
  await open(page, "/results");
  const out = page.locator("main a[target=_blank]:visible");
  const names = ["Map of Zeeland, MI", "Event page"];
  await expect(out).toHaveText(names.map((name) => `${name} (opens in a new tab)`));
  for (const link of await out.all()) await expect(link).toHaveAttribute("rel", "noopener");
});

test("a finishing place is one word to those who hear or copy it", async ({ page }) => {
  await open(page, "/results");
  const link = page.getByRole("link", { name: /Round Robin.* 8th place$/ });
  await expect(link).toBeVisible();
  expect(await link.evaluate((element) => element.textContent)).toMatch(/8th place$/);
  expect(await link.evaluate((element: HTMLElement) => element.innerText)).toMatch(/8th/);
});

test("everything can be reached and done by keyboard alone", async ({ page }) => {
  await open(page, "/results");
  await searchField(page).focus();
  await page.keyboard.type("sectionals");
  await expect(count(page)).toHaveText("1 tournament");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Clear search" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(count(page)).toHaveText("4 tournaments");
  await page.keyboard.press("Tab");
  await expect(season(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(season(page)).toHaveValue("rival-2021");
  await expect(count(page)).toHaveText("4 tournaments");
  await card(page, "2021-regionals").focus();
  await page.keyboard.press("Enter");
  await expect(card(page, "2021-regionals")).toHaveAttribute("aria-current", "true");
  await expect(card(page, "2021-regionals")).toBeFocused();
});
