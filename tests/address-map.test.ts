import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openSources } from "#app/routes/sources.ts";
import { dataFile } from "#app/routes/page-file.ts";
import { route as coreValues } from "#app/pages/corevalues/load.ts";
import type { SitePage } from "#app/site/routing/site-page.ts";
import { isStandIn, matchRoute, pageParameters } from "#app/routes/paths.ts";
import { sitePages } from "#app/site/routing/site-pages.ts";

const sources = openSources(loadContent());
const pages = sitePages(sources);

/** The first three pages of a kind represent the rest. */
const sampledPages = pages.filter(
  ({ name }, index) => pages.slice(0, index).filter((page) => page.name === name).length < 3,
);

/** Parameters of the kind, and the club's core values. */
function listParameters(name: SitePage["name"]): readonly string[] {
  const own = name === "corevalues" ? coreValues.load(sources, {}).parameters : undefined;
  return [...pageParameters(name), ...(own ?? [])];
}

/** Addresses that visitors may have saved: path, query parameters, document and data file. */
const knownAddresses = [
  "/ [] index.html index.page.json",
  "/about [] about.html about.page.json",
  "/news [season show q photo] news.html news.page.json",
  "/results [season show q tournament] results.html results.page.json",
  "/roster [season view player] roster.html roster.page.json",
  "/badgequest [edition view player badge value have order tab] badgequest.html badgequest.page.json",
  "/fiftyplates [plate edition] fiftyplates.html fiftyplates.page.json",
  "/corevalues [brain effort skill character] corevalues.html corevalues.page.json",
  "/roster2025 [playlist] roster2025.html roster2025.page.json",
  "/players [season q] players.html players.page.json",
  "/players/abernathy-fitzwilliam [] players/abernathy-fitzwilliam.html players/abernathy-fitzwilliam.page.json",
  "/players/o [] players/o.html players/o.page.json",
  "/players/nunez [] players/nunez.html players/nunez.page.json",
  "/seasons [] seasons.html seasons.page.json",
  "/seasons/2023 [] seasons/2023.html seasons/2023.page.json",
  "/seasons/2024 [] seasons/2024.html seasons/2024.page.json",
  "/seasons/2025 [] seasons/2025.html seasons/2025.page.json",
  "/tournaments/2024-fog-bowl [] tournaments/2024-fog-bowl.html tournaments/2024-fog-bowl.page.json",
  "/tournaments/2024-equinox [] tournaments/2024-equinox.html tournaments/2024-equinox.page.json",
  "/tournaments/2024-regionals [] tournaments/2024-regionals.html tournaments/2024-regionals.page.json",
  "/opponents [q sort] opponents.html opponents.page.json",
  "/opponents/gale [] opponents/gale.html opponents/gale.page.json",
  "/opponents/breakwater [] opponents/breakwater.html opponents/breakwater.page.json",
  "/opponents/eddy [] opponents/eddy.html opponents/eddy.page.json",
  "/records [] records.html records.page.json",
  "/badges/low-tide [] badges/low-tide.html badges/low-tide.page.json",
  "/badges/bucket-list [] badges/bucket-list.html badges/bucket-list.page.json",
  "/badges/knotty [] badges/knotty.html badges/knotty.page.json",
  "/join [] join.html join.page.json",
  "/sponsors [] sponsors.html sponsors.page.json",
  "/search [q] search.html search.page.json",
  "/data [] data.html data.page.json",
  "/offline [] offline.html offline.page.json",
  "/404 [] 404.html 404.page.json",
];

test("known pages keep their path, query parameters and files", () => {
  const lines = sampledPages.map(
    ({ name, path, stem }) =>
      `${path} [${listParameters(name).join(" ")}] ${stem}.html ${dataFile(stem)}`,
  );
  // Other pages may be added.
  expect(lines.filter((line) => knownAddresses.includes(line))).toEqual(knownAddresses);
});

test("the path of every page leads back to that page", () => {
  for (const { name, params, path } of pages.filter((page) => !isStandIn(page.name))) {
    expect(matchRoute(path), path).toEqual({ name, params });
  }
});
