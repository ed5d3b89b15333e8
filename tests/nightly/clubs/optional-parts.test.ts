import { expect, test } from "vitest";
import { readFolder } from "#app/content/.server/load-content.ts";
import { openRenderer } from "#app/entry-server.tsx";
import { cleanPath } from "#app/lib/path.ts";
import { identityTexts } from "#app/outputs/identity/identity-texts.ts";
import { addressesIn } from "#app/outputs/identity/sitemap.ts";
import { allPages, pages, matchRoute } from "#app/routes/paths.ts";
import { openSources } from "#app/routes/sources.ts";
import { listAddresses } from "#app/site/site-page.ts";
import { sitePages } from "#app/site/site-pages.ts";
import { BUG_WORDS } from "#tests/support/queries.ts";
import { readClub, tryClub } from "#tests/support/read-club.ts";
import { timeLimit } from "#tests/support/time-limit.ts";
import { leastClub } from "./optional-parts/least-club.ts";
import {
  removeAll,
  type Removal,
  type Texts,
  withoutFields,
  withoutFiles,
} from "./optional-parts/removals.ts";

const club = readFolder("tests/fixture-club/content");

/** Every optional part of a club, and the kinds of pages that it removes. */
const parts: Readonly<Record<string, readonly [remove: Removal, gone: readonly string[]]>> = {
  "Badge Quest": [withoutFields(/^site/, "badgeQuest"), ["/badgequest"]],
  "plates and badges": [
    removeAll(withoutFields(/^site/, "badgeQuest"), withoutFiles(/^badge-quest/)),
    ["/badgequest", "/fiftyplates", "/badges/:slug"],
  ],
  "past editions": [withoutFiles(/history|2024\/(awards|edition)/), []],
  playlists: [
    removeAll(withoutFiles(/^playlists/), withoutFields(/roster\.yml/, "rosterAnnounceLink")),
    ["/roster:year"],
  ],
  sponsors: [withoutFields(/^site/, "sponsors"), []],
  "sponsors and the call for them": [
    withoutFields(/^site/, "sponsors", "sponsorsCall"),
    ["/sponsors"],
  ],
  "tryouts and any way to get in touch": [
    withoutFields(/^site/, "tryouts", "captainsEmail", "socialLinks"),
    ["/join"],
  ],
  news: [withoutFiles(/news\.yml/), ["/news"]],
  "core values": [withoutFiles(/^core-values/), ["/corevalues"]],
  testimonials: [withoutFiles(/^testimonials/), []],
  tryouts: [withoutFields(/^site/, "tryouts"), []],
  "coaches and captains": [withoutFields(/roster\.yml/, "coaches", "captains"), ["/players/:id"]],
  "social links": [withoutFields(/^site/, "socialLinks"), []],
  "the captains' address": [withoutFields(/^site/, "captainsEmail"), []],
  "any way to get in touch": [withoutFields(/^site/, "captainsEmail", "socialLinks"), []],
  photographs: [withoutFields(/^site|roster\.yml/, "photos"), []],
  records: [withoutFields(/roster\.yml/, "results", "highlights", "link"), []],
  games: [
    removeAll(withoutFields(/tournaments/, "games"), withoutFiles(/^opponents/)),
    ["/opponents", "/opponents/:id", "/records"],
  ],
  tournaments: [
    withoutFiles(/tournaments|^opponents/),
    ["/results", "/tournaments/:id", "/opponents", "/opponents/:id", "/records"],
  ],
};

/** Empty elements: a heading without text, a list without entries. */
const EMPTY_ELEMENT = /<(h[1-6]|ul|ol|dl|nav|table|section|figure|blockquote)\b[^>]*>\s*<\/\1>/g;

/** A list that a search may refill is hidden while empty. */
const HIDDEN_LIST = /<div hidden="">.*?<\/section><\/div>/gs;

/** Internal links of a page, without downloads. */
function linksIn(html: string): string[] {
  const links = Array.from(html.matchAll(/<a\b[^>]* href="(\/[^"?#]*)/g), ([, path = ""]) => path);
  return links.filter((path) => !/\.(?:png|ics|atom|json|csv|zip)$/.test(path)).map(cleanPath);
}

/** Renders every page of a club and expects no gaps. Returns their URLs. */
async function renderPages(texts: Texts): Promise<readonly string[]> {
  const sources = openSources(readClub(texts));
  const pages = sitePages(sources);
  const addresses = listAddresses(pages);
  const render = openRenderer(sources);
  for (const page of pages) {
    const { html, head, card } = await render(page);
    expect(
      linksIn(html).filter((path) => !addresses.includes(path)),
      page.path,
    ).toEqual([]);
    expect(html.replaceAll(HIDDEN_LIST, "").match(EMPTY_ELEMENT), page.path).toBeNull();
    expect(BUG_WORDS.exec(`${html}${head.description}${card?.alt ?? ""}`), page.path).toBeNull();
  }
  return addresses;
}

/** Page URLs in the sitemap and the manifest's shortcuts. */
function namedIn(texts: Texts, addresses: readonly string[]): string[] {
  const place = { address: "https://example.org", base: "/", publishedAt: 0 };
  const files = identityTexts(
    openSources(readClub(texts)).record,
    place,
    addresses.map((path) => ({ path })),
    "#f5eddc",
  );
  const readPath = (full: string) => full.slice(place.address.length);
  const shortcuts = (files["site.webmanifest"] ?? "").matchAll(/"url": "([^"]*)"/g);
  return [
    ...addressesIn(files["sitemap.xml"] ?? "").map(readPath),
    ...Array.from(shortcuts, ([, path = ""]) => path),
  ];
}

/** Distinct patterns of these URLs. */
function listKinds(addresses: readonly string[]): readonly string[] {
  return [...new Set(addresses.map((path) => pages[matchRoute(path)?.name ?? "home"].path))];
}

/** Pages that every club has. */
const lastingKinds = allPages().flatMap((name) =>
  "exists" in pages[name] ? [] : pages[name].path,
);

const namedKinds = new Set([...lastingKinds, ...Object.values(parts).flatMap(([, gone]) => gone)]);
const allPaths = listAddresses(sitePages(openSources(readClub(club))));
const timeoutMs = timeLimit(60_000);

test.each(Object.entries(parts))(
  "the site of a club without %s has no gap: no dead link, empty list or word for nothing",
  async (_, [remove, gone]) => {
    const texts = remove(club);
    const addresses = await renderPages(texts);
    const missing = allPaths.filter((path) => !addresses.includes(path));
    // Kinds in no row above are not compared: who adds a kind of page adds its row.
    expect(listKinds(missing).filter((kind) => namedKinds.has(kind))).toEqual(gone);
    expect(namedIn(texts, addresses).filter((path) => missing.includes(path))).toEqual([]);
  },
  timeoutMs,
);

test(
  "a club without any of these parts keeps the pages that every club has",
  async () => {
    const none = removeAll(...Object.values(parts).map(([remove]) => remove));
    expect(listKinds(await renderPages(none(club)))).toEqual(lastingKinds);
  },
  timeoutMs,
);

test("a club of one season and three players has the pages that every club has", async () => {
  const addresses = await renderPages(leastClub);
  expect(listKinds(addresses)).toEqual(lastingKinds);
  expect(new Set(listKinds(namedIn(leastClub, addresses)))).toEqual(new Set(lastingKinds));
});

test("a club without a roster is an error", () => {
  expect(tryClub(withoutFiles(/^seasons/)(leastClub))).toEqual([
    'defaultRoster is "peat-bog-2026", which is not in seasons/.',
  ]);
});
