import { mainLink } from "./support/follow-link.ts";
import { open } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";

test("a season selected on Roster is selected on Results and News, also after a page without seasons", async ({
  page,
}) => {
  await open(page, "/roster?season=cote-sauvage-2024");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/côte sauvage 2024/i);
  await mainLink(page, "Results").click();
  await expect(page).toHaveURL("/results?season=cote-sauvage-2024");
  await expect(page.getByRole("combobox", { name: "Season" })).toHaveValue("cote-sauvage-2024");
  await mainLink(page, "About Us").click();
  await expect(page).toHaveURL("/about?season=cote-sauvage-2024");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/about/i);
  await mainLink(page, "News").click();
  await expect(page).toHaveURL("/news?season=cote-sauvage-2024");
});

test("links followed before scripts load keep the selected season", async ({ page }) => {
  await page.route("**/assets/*.js", () => undefined);
  await page.goto("/roster?season=cote-sauvage-2024", { waitUntil: "commit" });
  await mainLink(page, "About Us").click();
  await expect(page).toHaveURL("/about?season=cote-sauvage-2024");
  await mainLink(page, "News").click();
  await expect(page).toHaveURL("/news?season=cote-sauvage-2024");
});
