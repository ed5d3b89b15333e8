import { newsPage } from "./news-page.ts";
import { mainLink } from "./support/follow-link.ts";
import { open } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";

const { season, count } = newsPage;

test("a season selected on News is in the URL, the title, and links to other pages", async ({
  page,
}) => {
  await open(page, "/news?season=cote-sauvage-2021&show=all");
  await expect(season(page)).toHaveValue("all");
  await season(page).selectOption("Côte Sauvage 2025");
  await expect(page).toHaveURL("/news?season=cote-sauvage-2025");
  await expect(page).toHaveTitle("Côte Sauvage 2025 · News");
  await mainLink(page, "Results").hover();
  await expect(mainLink(page, "Results")).toHaveAttribute(
    "href",
    "/results?season=cote-sauvage-2025",
  );
  await expect(count(page)).toHaveText("1 story");
  await season(page).selectOption("Côte Sauvage 2026");
  await expect(page).toHaveURL("/news");
  await expect(page).toHaveTitle("News · Côte Sauvage Ultimate");
});
