import { expect, test } from "vitest";
import { byJersey, type Artist, trackNumber } from "./track-order.ts";

const soper: Artist = { jersey: 0, position: "Handler" };
const moore: Artist = { jersey: 8, position: "Cutter" };
const newcomer: Artist = { position: "Cutter" };
const ball: Artist = { position: "Coach" };

test("a track has its artist's jersey number, and 0 is a number", () => {
  expect(trackNumber(moore)).toBe("8");
  expect(trackNumber(soper)).toBe("0");
});

test("a coach without a jersey is C, anybody else without one has no number", () => {
  expect(trackNumber(ball)).toBe("C");
  expect(trackNumber({ jersey: 99, position: "Coach" })).toBe("99");
  expect(trackNumber(newcomer)).toBe("");
});

test("tracks stand in order of jersey, coaches last", () => {
  const order = byJersey([ball, newcomer, moore, soper], (artist) => artist);
  expect(order).toEqual([soper, moore, newcomer, ball]);
  const ninetyNine: Artist = { jersey: 99, position: "Cutter" };
  expect(byJersey([newcomer, ninetyNine], (artist) => artist)).toEqual([ninetyNine, newcomer]);
});

test("two tracks of one artist keep their order", () => {
  const tracks = [
    { title: "Stronger", artist: moore },
    { title: "Brave", artist: soper },
    { title: "Africa", artist: moore },
  ];
  expect(byJersey(tracks, ({ artist }) => artist).map(({ title }) => title)).toEqual([
    "Brave",
    "Stronger",
    "Africa",
  ]);
  expect(byJersey([], () => moore)).toEqual([]);
});
