import { expect, test } from "vitest";
import { proof } from "#app/art/testing/proof.ts";
import { loadContent } from "#app/content/.server/load-content.ts";
import { webManifest } from "#app/outputs/identity/icons.ts";
import { identityTexts } from "#app/outputs/identity/identity-texts.ts";
import { addressesIn } from "#app/outputs/identity/sitemap.ts";
import { allPages } from "#app/routes/paths.ts";
import { openSources } from "#app/routes/sources.ts";
import { listAddresses } from "#app/site/site-page.ts";
import { findRoute, sitePages } from "#app/site/site-pages.ts";

const content = loadContent();
const sources = openSources(content);
const pages = sitePages(sources);
const cards = pages.flatMap(({ name, params }) => {
  const { card } = findRoute(name).load(sources, params);
  return card === undefined ? [] : [[name, card] as const];
});
const publishedAt = Date.parse("2026-11-29T17:00Z");
const place = { address: "https://example.org/club", base: "/club/", publishedAt };
const people = Array.from(content.players.values(), ({ name }) => `${name.first} ${name.last}`);
const texts = identityTexts(
  sources.record,
  place,
  listAddresses(pages).map((path) => ({ path, newest: "2026-04-26" })),
  "#f5eddc",
);

test("every kind of page has share cards: valid drawings with the domain, each with its own description", () => {
  expect(new Set(cards.map(([page]) => page))).toEqual(new Set(allPages()));
  for (const [page, { markup, alt }] of cards) {
    // A card is standalone: unlike a sheet it may reference its own parts.
    const faults = proof(markup, "unrounded").filter((fault) => fault !== "a reference by id");
    expect(faults, page).toEqual([]);
    expect(markup, page).toContain(`>${content.site.domain.toUpperCase()}</text>`);
    expect(alt.length, page).toBeGreaterThan(15);
  }
  expect(new Set(cards.map(([, { alt }]) => alt)).size).toBe(cards.length);
});

/** All lettering of the cards of people’s own pages, or of the other cards. */
const readLettering = (isOwn: boolean) =>
  cards
    .filter(([page]) => (page === "player") === isOwn)
    .flatMap(([, { markup }]) =>
      Array.from(markup.matchAll(/<text[^>]*>([^<]*)</g), ([, text]) => text),
    )
    .join(" ");

/** Team members whose names are in a text in capitals. */
const findNames = (text: string) => people.filter((name) => text.includes(name.toUpperCase()));

test("no share card but a person’s own names a team member", () => {
  expect(findNames(readLettering(true))).not.toEqual([]);
  expect(findNames(readLettering(false))).toEqual([]);
});

test("everything that the manifest names is inside the site’s base path", () => {
  const manifest = webManifest(sources.record, place.base, listAddresses(pages), "#f5eddc");
  expect(manifest).toMatchObject({ name: "Côte Sauvage Ultimate", display: "standalone" });
  expect([manifest.id, manifest.start_url, manifest.scope]).toEqual(["/club/", "/club/", "/club/"]);
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
    "/club/results",
    "/club/roster",
    "/club/news",
  ]);
  expect(manifest.icons.filter(({ src }) => !src.startsWith("/club/"))).toEqual([]);
});

test("the sitemap has every canonical URL and the date of the newest content", () => {
  const map = texts["sitemap.xml"] ?? "";
  const paths = listAddresses(pages).map((path) => `https://example.org/club${path}`);
  expect(addressesIn(map)).toEqual(paths);
  expect(map.match(/<lastmod>2026-04-26<\/lastmod>/g)).toHaveLength(paths.length);
});

test("robots.txt lets search engines read every page, and names the sitemap", () => {
  expect(texts["robots.txt"]).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://example.org/club/sitemap.xml\n",
  );
});

test("security.txt is valid for less than a year from publishing", () => {
  expect(texts[".well-known/security.txt"]).toBe(
    [
      `Contact: mailto:${content.site.captainsEmail}`,
      "Expires: 2027-11-28T00:00:00Z",
      "Preferred-Languages: en",
      "Canonical: https://example.org/club/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});
