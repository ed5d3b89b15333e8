import type { Page } from "@playwright/test";
import { open } from "#tests/e2e/support/hydrated.ts";
import { isPhone } from "#tests/e2e/support/layout.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const name = (page: Page) => page.locator("h2#player-name");
const player = (page: Page) => page.getByRole("region", { name: /./ }).filter({ has: name(page) });
const seasonLinks = (page: Page) => page.getByRole("list", { name: "Seasons on the team" });
const strip = (page: Page) => page.getByRole("list", { name: /^Everyone on/ });

test("a selected person is in view, with the focus on her name, and Back steps back to the roster @every-browser", async ({
  page,
}) => {
  await open(page, "/roster?season=cote-sauvage-2024");
  await page.getByRole("link", { name: "Cleo Cedar" }).first().click();
  await expect(page).toHaveURL("/roster?season=cote-sauvage-2024&view=player&player=cedar");
  await expect(page).toHaveTitle("Cleo Cedar · Côte Sauvage 2024");
  await expect(page.getByRole("tab", { selected: true })).toHaveText("Player");
  await expect(name(page)).toHaveText("Cleo “Shingle” Cedar");
  await expect(name(page)).toBeFocused();
  await expect(page.getByRole("tab", { name: "Player" })).toBeInViewport();
  await page.getByRole("button", { name: "Next player" }).click();
  await expect(name(page)).toHaveText("Dara Dogwood");
  await page.goBack();
  await expect(name(page)).toHaveText("Cleo “Shingle” Cedar");
  await page.goBack();
  await expect(page.getByRole("tab", { selected: true })).toHaveText("Roster");
  await page.goForward();
  await expect(name(page)).toHaveText("Cleo “Shingle” Cedar");
});

test("a shared URL shows a person, also after a reload, with links to her other seasons", async ({
  page,
}) => {
  await open(page, "/roster?season=cote-sauvage-2024&view=player&player=alder");
  await expect(name(page)).toHaveText("Ada Alder");
  await page.reload();
  await expect(name(page)).toHaveText("Ada Alder");
  await expect(page).toHaveTitle("Ada Alder · Côte Sauvage 2024");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(seasonLinks(page).getByRole("listitem")).toHaveText([
    "Not in 2023",
    "2024",
    "2025",
    "2026",
    "2027",
  ]);
  await expect(seasonLinks(page).locator("[aria-current]")).toHaveText("2024");
  await expect(seasonLinks(page).getByRole("link")).toHaveCount(4);
  await seasonLinks(page).getByRole("link", { name: "2025" }).click();
  await expect(page).toHaveURL("/roster?season=cote-sauvage-2025&view=player&player=alder");
  await expect(name(page)).toHaveText("Ada Alder");
  await test.step("previous and next step through players, then coaches, and stop there", async () => {
    await open(page, "/roster?season=cote-sauvage-2024&view=player");
    const previous = page.getByRole("button", { name: "Previous player" });
    const next = page.getByRole("button", { name: "Next player" });
    await expect(page.getByText("1 of 41")).toBeVisible();
    await expect(previous).toBeDisabled();
    await next.click();
    await expect(page.getByText("2 of 41")).toBeVisible();
    await open(page, "/roster?season=cote-sauvage-2024&view=player&player=ginkgo");
    await next.click();
    await expect(name(page)).toHaveText("Gudrun Brandt");
    await next.click();
    await expect(name(page)).toHaveText("Sol Vega");
    await expect(next).toBeDisabled();
    await expect(next).toBeFocused();
  });
});

test("the strip of everyone has the selected person in view, and a person selected there is shown @both", async ({
  page,
}) => {
  await open(page, "/roster?season=cote-sauvage-2024&view=player&player=quince");
  await expect(strip(page).getByRole("link")).toHaveCount(41);
  await expect(strip(page).locator("[aria-current]")).toHaveText(/Quince/);
  const isInView = await strip(page).evaluate((list) => {
    const view = list.getBoundingClientRect();
    const tile = list.querySelector("[aria-current]")?.getBoundingClientRect();
    return tile !== undefined && tile.left >= view.left && tile.right <= view.right;
  });
  expect(isInView).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await strip(page).getByRole("link", { name: "Tess Sedge" }).click();
  await expect(name(page)).toHaveText(/Sedge/);
  await expect(name(page)).toBeInViewport();
  await test.step("the large picture is upright in 2024, wide in 2025, and in 2026 wide on phones only", async () => {
    const measureRatio = async (season: string) => {
      await open(page, `/roster?season=${season}&view=player`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        `Côte Sauvage ${season.slice(-4)}`,
      );
      const print = player(page).locator("svg:has(use[href*='/art/print-'])");
      const box = await print.locator("visible=true").boundingBox();
      return Math.round(((box?.width ?? 0) / (box?.height ?? 1)) * 100) / 100;
    };
    expect(await measureRatio("cote-sauvage-2024")).toBe(0.8);
    expect(await measureRatio("cote-sauvage-2025")).toBe(1.5);
    expect(await measureRatio("cote-sauvage-2026")).toBe(isPhone(page) ? 1.5 : 0.8);
  });
});
