import { seasonOf, YEARS } from "#app/art/season/printed-season.ts";
import { expect, test } from "vitest";
import { proof } from "#app/art/proof.ts";
import { tileKind, tile } from "./tile.ts";

const FILES = [
  "2019_cbuspod",
  "2019_cookies",
  "2019_water",
  "2019_milk",
  "2019_watermelon",
  "2019_beach2",
  "2019_dance",
  "2019_field",
  "2019_gflag",
  "2019_whiteboard",
  "2019_heart",
  "2019_balloons",
  "2019_highfive",
  "2019_yam",
  "2019_never-seen",
];

test("every word is sound in every season and every place of the grid", () => {
  for (const year of YEARS) {
    for (const file of FILES) {
      for (let slot = 0; slot < 7; slot += 1)
        expect(proof(tile(file, seasonOf(year), slot))).toEqual([]);
    }
  }
});

test.each([
  ["2019_cbuspod", "huddle"],
  ["all_2016_regionals", "field"],
  ["photo-grids/2018_watermelon.jpg", "melon"],
  ["all_2018_beach2", "beach"],
])("%s is a %s", (file, kind) => {
  expect(tileKind(file)).toBe(kind);
});

test("a word that is not in the lexicon always gets the same drawing", () => {
  expect(tileKind("2019_never-seen")).toBe(tileKind("2022_never-seen.JPG"));
});

test("a photo among those of all seasons is named by the same word", () => {
  for (const word of ["aa", "bb", "cc", "dd", "ee", "ff"]) {
    expect(tileKind(`all_2016_${word}`)).toBe(tileKind(`2016_${word}`));
  }
});
