import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openSources } from "#app/page/sources.ts";
import { pageParameters } from "#app/page-parameters.ts";
import { isStandIn, placeAt } from "#app/paths.ts";
import { sitePages } from "#app/routing/site-pages.ts";

const pages = sitePages(openSources(loadContent()));

/** Of the pages of a kind the first three stand for all. */
const shown = pages.filter(
  ({ name }, index) => pages.slice(0, index).filter((page) => page.name === name).length < 3,
);

test("the map of all addresses: path, parameters of the query, files", () => {
  const map = shown.map(
    ({ name, path, stem }) =>
      `${path} [${pageParameters(name).join(" ")}] ${stem}.html ${stem}.json`,
  );
  expect(map).toEqual([
    "/ [] index.html index.json",
    "/about [] about.html about.json",
    "/news [season show q photo] news.html news.json",
    "/results [season show q tournament] results.html results.json",
    "/roster [season view player] roster.html roster.json",
    "/badgequest [edition view player badge value have order tab] badgequest.html badgequest.json",
    "/fiftyplates [plate edition] fiftyplates.html fiftyplates.json",
    "/corevalues [brain effort skill character] corevalues.html corevalues.json",
    "/roster2025 [playlist] roster2025.html roster2025.json",
    "/players [season q] players.html players.json",
    "/players/abernathy-fitzwilliam [] players/abernathy-fitzwilliam.html players/abernathy-fitzwilliam.json",
    "/players/o [] players/o.html players/o.json",
    "/players/nunez [] players/nunez.html players/nunez.json",
    "/seasons [] seasons.html seasons.json",
    "/seasons/2023 [] seasons/2023.html seasons/2023.json",
    "/seasons/2024 [] seasons/2024.html seasons/2024.json",
    "/seasons/2025 [] seasons/2025.html seasons/2025.json",
    "/tournaments/2024-fog-bowl [] tournaments/2024-fog-bowl.html tournaments/2024-fog-bowl.json",
    "/tournaments/2024-equinox [] tournaments/2024-equinox.html tournaments/2024-equinox.json",
    "/tournaments/2024-regionals [] tournaments/2024-regionals.html tournaments/2024-regionals.json",
    "/opponents [q sort] opponents.html opponents.json",
    "/opponents/gale [] opponents/gale.html opponents/gale.json",
    "/opponents/breakwater [] opponents/breakwater.html opponents/breakwater.json",
    "/opponents/eddy [] opponents/eddy.html opponents/eddy.json",
    "/records [] records.html records.json",
    "/badges/low-tide [] badges/low-tide.html badges/low-tide.json",
    "/badges/bucket-list [] badges/bucket-list.html badges/bucket-list.json",
    "/badges/knotty [] badges/knotty.html badges/knotty.json",
    "/offline [] offline.html offline.json",
    "/404 [] 404.html 404.json",
  ]);
});

test("every address leads back to its page", () => {
  for (const { name, params, path } of pages.filter((page) => !isStandIn(page.name))) {
    expect(placeAt(path), path).toEqual({ name, params });
  }
});
