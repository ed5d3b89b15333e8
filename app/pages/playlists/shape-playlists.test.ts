import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import type { Player, Playlist, PlaylistPage, Roster } from "#app/content/content.ts";
import type { ClubRecord } from "#app/record/record.ts";
import { openSources } from "#app/routes/sources.ts";
import { smallClub } from "#tests/support/small-club.ts";
import { route } from "./load.ts";
import { shapePlaylists } from "./shape-playlists.ts";

const player = (id: string, jersey?: number): Player => ({
  id,
  name: { first: id.slice(0, 1).toUpperCase(), last: id },
  position: jersey === undefined ? "Coach" : "Cutter",
  ...(jersey === undefined ? {} : { jersey }),
});
const people = [player("ek", 11), player("sedge", 0), player("berg"), player("alder", 8)];

const team: Roster = {
  id: "cote-sauvage-2019",
  year: 2019,
  displayName: "Côte Sauvage 2019",
  highlights: [],
  captains: [],
  players: ["ek", "sedge", "alder"],
  coaches: [],
  photos: [],
};

const playlist = (id: string, trackList: Playlist["trackList"]): Playlist => ({
  id,
  title: id,
  description: "Songs.",
  image: `${id}.jpg`,
  trackList,
});
const page: PlaylistPage = {
  year: 2019,
  title: "Côte Sauvage 2019",
  roster: "cote-sauvage-2019",
  footerPlayer: {
    title: "Moving Up the Charts",
    artist: "Côte Sauvage 2019",
    link: "https://example.com/mix",
    progressStart: "2019-06-22",
    progressEnd: "2019-10-24",
  },
  favorites: "favorites",
  lettering: "lettering.png",
  playlists: [
    playlist("favorites", [{ artist: "ek" }, { artist: "sedge" }, { artist: "berg" }]),
    playlist("hits", [
      { artist: "berg", title: "Centerfield", link: "https://example.com/1" },
      { artist: "ek", title: "I'll Never Love Again", link: "https://example.com/2" },
      { artist: "hidden", title: "Far Away", link: "https://example.com/3" },
    ]),
  ],
  categories: [{ title: "Your heavy rotation", playlists: ["favorites", "hits"] }],
};
const hidden: Player = { ...player("hidden", 7), shown: "nobody" };

/** The record of a club with this team and these playlists. */
function buildRecord(roster: Roster, playlists: PlaylistPage): ClubRecord {
  const all = new Map([[playlists.year, playlists]]);
  return smallClub([...people, hidden], [roster], { playlists: all });
}

const record = buildRecord(team, page);
const shaped = shapePlaylists(record, 2019);

test("a hidden person’s track is not counted", () => {
  expect(shaped.playlists[1]?.tracks).toHaveLength(2);
});

test("the drawn disc of a playlist has a band for each track, but at least one and at most twelve", () => {
  const many = playlist(
    "many",
    Array.from({ length: 28 }, () => ({ artist: "ek" })),
  );
  const full = buildRecord(team, { ...page, playlists: [many, playlist("empty", [])] });
  const bands = shapePlaylists(full, 2019).playlists.map((playlist) => playlist.bands);
  expect(bands).toEqual([12, 1]);
});

test("every year with playlists has a page, the newest first", () => {
  const content = loadContent();
  const [[, page] = []] = content.playlists;
  if (page === undefined) throw new Error("The club has no playlists.");
  const playlists = new Map([2024, 2026, 2025].map((year) => [year, { ...page, year }]));
  expect(route.pages?.(openSources({ ...content, playlists }))).toEqual([
    { year: "2026" },
    { year: "2025" },
    { year: "2024" },
  ]);
});

const loaded = route.load(openSources(loadContent()), { year: "2025" });

test("the title and the card of a page have its year", () => {
  const { head, card } = loaded;
  expect(head.title).toBe("Roster 2025, the playlists · Côte Sauvage Ultimate");
  expect(card?.alt).toBe(
    "Roster 2025 as a music player: record sleeves in coral, mint and violet.",
  );
});

test("a track has the number worn that season", () => {
  const { playlists } = shapePlaylists(buildRecord({ ...team, numbers: { ek: 29 } }, page), 2019);
  expect(playlists[0]?.tracks.find(({ artist }) => artist.id === "ek")?.number).toBe("29");
});
