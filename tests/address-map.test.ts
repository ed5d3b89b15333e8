import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { route as coreValues } from "#app/pages/corevalues/load.ts";
import { pageParameters } from "#app/routes/paths.ts";
import { openSources } from "#app/routes/sources.ts";
import type { SitePage } from "#app/site/site-page.ts";
import { sitePages } from "#app/site/site-pages.ts";

const sources = openSources(loadContent());
const pages = sitePages(sources);

/** The first three pages of a kind represent the rest. */
const sampledPages = pages.filter(
  ({ name }, index) => pages.slice(0, index).filter((page) => page.name === name).length < 3,
);

/** Parameters of the kind, and the club's core values. */
function listParameters(name: SitePage["name"]): readonly string[] {
  const values = name === "corevalues" ? coreValues.load(sources, {}).parameters : undefined;
  return [...pageParameters(name), ...(values ?? [])];
}

/** Addresses that visitors may have saved: path, query parameters, document and data file. */
const knownAddresses = [
  "/ [] index.html",
  "/about [] about.html",
  "/news [season show q photo] news.html",
  "/results [season show q tournament] results.html",
  "/roster [season view player] roster.html",
  "/badgequest [edition view player badge value have order] badgequest.html",
  "/fiftyplates [plate edition] fiftyplates.html",
  "/corevalues [brain effort skill character] corevalues.html",
  "/roster2025 [playlist] roster2025.html",
  "/players [team q] players.html",
  "/players/abernathy-fitzwilliam [] players/abernathy-fitzwilliam.html",
  "/players/o [] players/o.html",
  "/players/nunez [] players/nunez.html",
  "/seasons [] seasons.html",
  "/seasons/2023 [] seasons/2023.html",
  "/seasons/2024 [] seasons/2024.html",
  "/seasons/2025 [] seasons/2025.html",
  "/tournaments/2024-fog-bowl [] tournaments/2024-fog-bowl.html",
  "/tournaments/2024-equinox [] tournaments/2024-equinox.html",
  "/tournaments/2024-regionals [] tournaments/2024-regionals.html",
  "/opponents [q sort] opponents.html",
  "/opponents/gale [] opponents/gale.html",
  "/opponents/breakwater [] opponents/breakwater.html",
  "/opponents/eddy [] opponents/eddy.html",
  "/records [] records.html",
  "/badges/low-tide [] badges/low-tide.html",
  "/badges/bucket-list [] badges/bucket-list.html",
  "/badges/knotty [] badges/knotty.html",
  "/join [] join.html",
  "/sponsors [] sponsors.html",
  "/search [q] search.html",
  "/data [] data.html",
  "/offline [] offline.html",
  "/404 [] 404.html",
];

test("known pages keep their path, query parameters and files", () => {
  const lines = sampledPages.map(
    ({ name, path, stem }) => `${path} [${listParameters(name).join(" ")}] ${stem}.html`,
  );
  // Other pages may be added.
  expect(lines.filter((line) => knownAddresses.includes(line))).toEqual(knownAddresses);
});
