import { expect, test } from "vitest";
import { sortByJersey, type Artist, trackNumber } from "#app/domain/playlists.ts";

const sedge: Artist = { jersey: 0, position: "Handler" };
const alder: Artist = { jersey: 8, position: "Cutter" };
const newcomer: Artist = { position: "Cutter" };
const berg: Artist = { position: "Coach" };

test("a track has its artist’s jersey number, including 0", () => {
  expect(trackNumber(alder)).toBe("8");
  expect(trackNumber(sedge)).toBe("0");
});

test("a coach without a jersey is C, anyone else without one has no number", () => {
  expect(trackNumber(berg)).toBe("C");
  expect(trackNumber({ jersey: 99, position: "Coach" })).toBe("99");
  expect(trackNumber(newcomer)).toBe("");
});

test("tracks are sorted by jersey number, coaches last", () => {
  const order = sortByJersey([berg, newcomer, alder, sedge], (artist) => artist);
  expect(order).toEqual([sedge, alder, newcomer, berg]);
  const ninetyNine: Artist = { jersey: 99, position: "Cutter" };
  expect(sortByJersey([newcomer, ninetyNine], (artist) => artist)).toEqual([ninetyNine, newcomer]);
});

test("two tracks of one artist keep their order", () => {
  const tracks = [
    { title: "Stronger", artist: alder },
    { title: "Brave", artist: sedge },
    { title: "Africa", artist: alder },
  ];
  expect(sortByJersey(tracks, ({ artist }) => artist).map(({ title }) => title)).toEqual([
    "Brave",
    "Stronger",
    "Africa",
  ]);
  expect(sortByJersey([], () => alder)).toEqual([]);
});
