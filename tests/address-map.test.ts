import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openSources } from "#app/page/sources.ts";
import { pageParameters } from "#app/page-parameters.ts";
import { isStandIn, placeAt } from "#app/paths.ts";
import { sitePages } from "#app/routing/site-pages.ts";

const pages = sitePages(openSources(loadContent()));

test("the map of all addresses: path, parameters of the query, files", () => {
  const map = pages.map(
    ({ name, path, stem }) =>
      `${path} [${pageParameters(name).join(" ")}] ${stem}.html ${stem}.json`,
  );
  expect(map).toEqual([
    "/ [] index.html index.json",
    "/about [] about.html about.json",
    "/news [season show q photo] news.html news.json",
    "/results [season show q tournament] results.html results.json",
    "/roster [season view player] roster.html roster.json",
    "/badgequest [view player badge tab] badgequest.html badgequest.json",
    "/fiftyplates [plate edition] fiftyplates.html fiftyplates.json",
    "/corevalues [brain effort skill character] corevalues.html corevalues.json",
    "/roster2025 [playlist] roster2025.html roster2025.json",
    "/offline [] offline.html offline.json",
    "/404 [] 404.html 404.json",
  ]);
});

test("every address leads back to its page", () => {
  for (const { name, params, path } of pages.filter((page) => !isStandIn(page.name))) {
    expect(placeAt(path), path).toEqual({ name, params });
  }
});
