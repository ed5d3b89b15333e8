import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import type { Content } from "#app/content/content.ts";
import { buildRecord } from "#app/record/build-record.ts";
import { openSources } from "#app/routes/sources.ts";
import { withPlaylists, withRosters } from "#tests/support/changed-club.ts";
import { route } from "./load.ts";
import { shapePlaylists } from "./shape-playlists.ts";

const shape = (content: Content) => shapePlaylists(buildRecord(content), 2025).playlists;

test("the drawn disc of a playlist has a band for each track, but at least one and at most twelve", () => {
  const tracks = [0, 3, 28].map((length) => Array.from({ length }, () => ({ artist: "o" })));
  const playlists = tracks.map((trackList) => ({ id: `${trackList.length}`, trackList }));
  const shaped = shape(withPlaylists({ 2025: { playlists } }));
  expect(shaped.map(({ bands }) => bands)).toEqual([1, 3, 12]);
});

test("every year with playlists has a page, the newest first", () => {
  const content = loadContent();
  const page = content.playlists.get(2025);
  const playlists = new Map(
    [2024, 2026, 2025].map((year) => [year, Object.assign({}, page, { year })]),
  );
  expect(route.pages?.(openSources({ ...content, playlists }))).toEqual([
    { year: "2026" },
    { year: "2025" },
    { year: "2024" },
  ]);
});

test("the title and the card of a page have its year", () => {
  const { head, card } = route.load(openSources(loadContent()), { year: "2025" });
  expect(head.title).toBe("Roster 2025, the playlists · Côte Sauvage Ultimate");
  expect(card?.alt).toBe(
    "Roster 2025 as a music player: record sleeves in coral, mint and violet.",
  );
});

test("a track has the number worn that season", () => {
  const [favorites] = shape(withRosters({ 2025: { numbers: { lopes: 29 } } }));
  const lopes = favorites?.tracks.find(({ artist }) => artist.id === "lopes");
  expect(lopes?.number).toBe("29");
});
