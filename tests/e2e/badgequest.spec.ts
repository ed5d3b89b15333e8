import { detailsHeading, selectBadge, selectPerson, tab } from "./badgequest-page.ts";
import { open } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";

test("a person or badge selected in Badge Quest changes address and title, and survives Back and a reload", async ({
  page,
}) => {
  await open(page, "/badgequest");
  await selectPerson(page, "Begoña Núñez");
  await expect(page).toHaveURL("/badgequest?view=person&player=nunez");
  await expect(page).toHaveTitle("Begoña Núñez · Tide Quest 2025");
  await expect(detailsHeading(page, "Begoña Núñez")).toBeVisible();
  await selectBadge(page, "Knotty");
  await expect(page).toHaveURL("/badgequest?view=badge&player=nunez&badge=KNOTTY");
  await expect(page).toHaveTitle("Knotty · Tide Quest 2025");
  await expect(detailsHeading(page, "Knotty")).toBeVisible();
  await page.goBack();
  await expect(detailsHeading(page, "Begoña Núñez")).toBeVisible();
  await page.goForward();
  await expect(detailsHeading(page, "Knotty")).toBeVisible();
  await page.reload();
  await expect(detailsHeading(page, "Knotty")).toBeVisible();
  await tab(page, "Individual Details").click();
  await expect(detailsHeading(page, "Begoña Núñez")).toBeVisible();
});

test("another edition of Badge Quest is named in the title before it has arrived", async ({
  page,
}) => {
  await open(page, "/badgequest");
  await page.route("**/*.json", () => undefined);
  await page.getByRole("link", { name: "2024 6 badges" }).click();
  await expect(page).toHaveTitle("Tide Quest 2024 · Côte Sauvage Ultimate");
});
