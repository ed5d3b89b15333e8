import { expect, test } from "vitest";
import * as playlists from "./playlists.ts";

test("from 21 characters on a title is long; an accented letter or an emoji counts once", () => {
  const titles = [
    "What's My Age Again?",
    "e\u0301".repeat(20),
    "🥏".repeat(20),
    "I'll Never Love Again",
  ];
  expect(titles.map(playlists.isLongTitle)).toEqual([false, false, false, true]);
});

test("the newest year with playlists is found, whatever their order", () => {
  expect(
    playlists.newestYear(
      new Map([
        [2031, "new"],
        [2024, "old"],
      ]),
    ),
  ).toBe(2031);
  expect(playlists.newestYear(new Map())).toBeUndefined();
});

test.each([
  ["2018-01-01", 0, 0, false],
  ["2019-06-22", 0, 0, false],
  ["2019-08-23", 62, 50, false],
  ["2019-10-24", 124, 100, false],
  ["2019-10-25", 124, 100, true],
  ["2026-11-20", 124, 100, true],
])(
  "on %s the season is %i days old, %i percent, complete: %s",
  (today, days, percent, complete) => {
    expect(playlists.seasonProgress("2019-06-22", "2019-10-24", today)).toEqual({
      days,
      total: 124,
      percent,
      complete,
    });
  },
);

test("a season of a single day is full", () => {
  expect(playlists.seasonProgress("2019-06-22", "2019-06-22", "2019-06-22").percent).toBe(100);
});

const artists: readonly playlists.Artist[] = [
  { position: "Coach" },
  { position: "Cutter" },
  { jersey: 8, position: "Cutter" },
  { jersey: 99, position: "Coach" },
  { jersey: 0, position: "Handler" },
];

test("a track has its artist’s number, or C for a coach", () => {
  expect(artists.map(playlists.trackNumber)).toEqual(["C", "", "8", "99", "0"]);
});

test("tracks without a number come last, coaches after players, and two of one artist keep their order", () => {
  const tracks = artists
    .map((artist, index) => ({ artist, index }))
    .concat({
      artist: { jersey: 8, position: "Cutter" },
      index: 5,
    });
  const sorted = playlists.sortByJersey(tracks, ({ artist }) => artist);
  expect(sorted.map(({ index }) => index)).toEqual([4, 2, 5, 3, 1, 0]);
});
