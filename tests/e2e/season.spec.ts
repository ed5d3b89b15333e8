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

test("a selected season is added to a link to another page, unless it names a season or tournament", async ({
  page,
}) => {
  await open(page, "/about?season=cote-sauvage-2024");
  const link = mainLink(page, "News");
  for (const [from, to] of [
    ["/results?q=eddy#main", "/results?q=eddy&season=cote-sauvage-2024#main"],
    ["/results?season=cote-sauvage-2025", "/results?season=cote-sauvage-2025"],
    ["/results?tournament=2025-scrimmage", "/results?tournament=2025-scrimmage"],
    ["/about#history", "/about#history"],
    ["/search", "/search"],
    ["/seasons/2025/calendar.ics", "/seasons/2025/calendar.ics"],
    ["https://gale.example/news", "https://gale.example/news"],
  ] as const) {
    await link.evaluate((element, href) => element.setAttribute("href", href), from);
    await link.dispatchEvent("pointerover");
    await expect(link).toHaveAttribute("href", to);
  }
});
