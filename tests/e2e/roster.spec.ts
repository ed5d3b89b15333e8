import { countFirstRow, rosterPage } from "./roster-page.ts";
import { measureBox } from "./support/box.ts";
import { open } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";

const { name, selectedTab, panel } = rosterPage;

test("a selected person is in view, with the focus on her name, and Back steps back to the roster", async ({
  page,
}) => {
  await open(page, "/roster?season=cote-sauvage-2024");
  await page.getByRole("link", { name: "Cleo Cedar" }).first().click();
  await expect(page).toHaveURL("/roster?season=cote-sauvage-2024&view=player&player=cedar");
  await expect(page).toHaveTitle("Cleo Cedar · Côte Sauvage 2024");
  await expect(selectedTab(page)).toHaveText("Player");
  await expect(name(page)).toHaveText("Cleo “Shingle” Cedar");
  await expect(name(page)).toBeFocused();
  await expect(selectedTab(page)).toBeInViewport();
  await page.getByRole("button", { name: "Next player" }).click();
  await expect(name(page)).toHaveText("Dara Dogwood");
  await page.goBack();
  await expect(name(page)).toHaveText("Cleo “Shingle” Cedar");
  await page.goBack();
  await expect(selectedTab(page)).toHaveText("Roster");
  await page.goForward();
  await expect(name(page)).toHaveText("Cleo “Shingle” Cedar");
});

test("on a phone the roster has two people per row, the record above and the panel below @phone", async ({
  page,
}) => {
  await open(page, "/roster?season=cote-sauvage-2024");
  await expect.poll(() => countFirstRow(page)).toBe(2);
  const record = page.getByText("3–2", { exact: true });
  await expect(record).toBeVisible();
  const [recordTop, gridTop, panelTop] = await Promise.all(
    [record, page.locator("main div > ol > li").first(), panel(page)].map(
      async (part) => (await measureBox(part)).y,
    ),
  );
  expect(recordTop).toBeLessThan(gridTop ?? 0);
  expect(gridTop).toBeLessThan(panelTop ?? 0);
});
