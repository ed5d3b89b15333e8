import * as fc from "fast-check";
import { expect, test } from "vitest";
import { changesForChoice, seasonFilter } from "#app/domain/seasons.ts";
import { readSelection as questSelection } from "#app/pages/badgequest/selection.ts";
import { addressChanges, settingsIn } from "#app/pages/corevalues/use-settings.ts";
import { selectPlate as platesSelection } from "#app/pages/fiftyplates/selection.ts";
import { choosePlaylist } from "#app/pages/playlists/choose-playlist.ts";
import { readSelection as rosterSelection } from "#app/pages/roster/selection.ts";
import { itemAt } from "#app/lib/item-at.ts";
import { address } from "#app/lib/path/query.ts";
import { buildPath, matchRoute } from "#app/routes/paths.ts";
import { listAddresses } from "#app/site/site-page.ts";
import { sitePages } from "#app/site/site-pages.ts";
import { pageQuery, queryText } from "./support/addresses.ts";
import {
  plateEditions,
  quests,
  playlists as playlistsData,
  results,
  roster,
  sources,
} from "#tests/support/club.ts";
import { forAll } from "./support/for-all.ts";
import { anyText, nearly, BUG_WORDS } from "#tests/support/queries.ts";

/** Parses a query as pages do. */
const makeReader = (query: string) => {
  const parameters = new URLSearchParams(query);
  return (name: string) => parameters.get(name) ?? undefined;
};

/** Expects a selection to have all its texts, without rendering errors. */
function expectWhole(selection: unknown): void {
  expect(JSON.stringify([selection])).not.toMatch(BUG_WORDS);
}

const paths = fc.oneof(
  nearly(listAddresses(sitePages(sources))),
  fc.webPath(),
  anyText.map((text) => `/${text}`),
);

test("a path that shows a page begins with that page's address", () => {
  forAll(paths, 10_000, (path) => {
    const place = matchRoute(path);
    expect(place === undefined || path.startsWith(buildPath(place))).toBe(true);
  });
});

/** Text that URLs can contain: without lone surrogates. */
const wellFormed = (text: unknown) =>
  new TextDecoder().decode(new TextEncoder().encode(String(text)));

test("a URL written from parameters is read back as the same parameters and no others", () => {
  const parts = fc.dictionary(fc.string({ unit: "grapheme", minLength: 1 }), fc.option(anyText));
  forAll(parts, 10_000, (query) => {
    const [path, search] = address("/results", query).split(/\?(.*)/s);
    const filled = Object.entries(query).filter(([, value]) => value !== null && value !== "");
    expect(path).toBe("/results");
    expect([...new URLSearchParams(search)]).toEqual(
      filled.map(([name, value]) => [wellFormed(name), wellFormed(value)]),
    );
  });
});

test("every query selects a season and a person on its roster", () => {
  forAll(pageQuery("roster"), 10_000, (query) => {
    const read = makeReader(query);
    const shown = rosterSelection(roster, read);
    expect(roster.seasons).toContain(shown.season);
    expect([undefined, ...shown.season.members]).toContain(shown.person);
    expectWhole(shown.notice);
  });
});

test("every query selects a season of results", () => {
  forAll(pageQuery("results"), 10_000, (query) => {
    const read = makeReader(query);
    const { seasons, defaultSeason } = results;
    const shown = seasonFilter(seasons, itemAt(seasons, 0), read);
    expect(seasons).toContain(shown.season);
    expectWhole(changesForChoice(read("season") ?? "", defaultSeason));
  });
});

test("every query selects a Badge Quest view, and a person and a badge of it or none", () => {
  forAll(pageQuery("badgequest"), 10_000, (query) => {
    const read = makeReader(query);
    const [quest] = quests;
    if (quest === undefined) throw new Error("The club has no edition.");
    const shown = questSelection(quest, {}, read);
    expect(["person", "team", "badge", "leaderboard", "badges"]).toContain(shown.view);
    expect([undefined, ...quest.people]).toContain(shown.person);
    expect([undefined, ...quest.badges]).toContain(shown.badge);
  });
});

test("every query selects an edition of Fifty Plates and a plate of it", () => {
  forAll(pageQuery("fiftyplates"), 10_000, (query) => {
    const read = makeReader(query);
    const shown = platesSelection(plateEditions, read);
    expect(plateEditions).toContain(shown.edition);
    expect(shown.edition.tiles).toContain(shown.tile);
    expectWhole(shown.notice);
  });
});

const keys = ["brain", "effort", "skill", "character"];

test("every query sets four core values from 0 to 100, which a URL written from them sets again", () => {
  forAll(pageQuery("corevalues"), 10_000, (query) => {
    const settings = settingsIn(makeReader(query), keys);
    for (const value of settings) {
      expect(Number.isInteger(value) && value >= 0 && value <= 100).toBe(true);
    }
    const written = address("/corevalues", addressChanges(settings, keys));
    expect(settingsIn(makeReader(queryText(written)), keys)).toEqual(settings);
  });
});

test("every query selects a playlist with those before and after it, or none", () => {
  const { playlists } = playlistsData;
  forAll(pageQuery("playlists"), 10_000, (query) => {
    const chosen = choosePlaylist(playlists, makeReader(query)("playlist"));
    const around = [chosen?.previous, chosen?.playlist, chosen?.next].filter(
      (playlist) => playlist,
    );
    const first = chosen?.previous === undefined ? 0 : chosen.place - 2;
    expect(around).toEqual(playlists.slice(first, (chosen?.place ?? 0) + 1));
  });
});
