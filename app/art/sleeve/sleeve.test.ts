import { expect, test } from "vitest";
import { proof } from "#app/art/proof.ts";
import { record, sleeve, sleeveSheet } from "./sleeve.ts";

const IDS = [
  "favorites",
  "new-boots",
  "hit-rewind",
  "the-ones-that-got-away",
  "fresh-finds",
  "all-time-hits",
  "ladies-80s",
  "happy-birthday",
  "kidz-bop-19",
  "this-is-pavarotti",
  "emo-forever",
  "morning-commute",
  "study-break",
  "this-is-pitbull",
  "chill-hits",
  "nature-sounds",
  "official-soundtrack-secret-life-of-pets",
  "a-new-one",
];

test("every sleeve is sound in every set of inks and differs from the others", () => {
  for (const id of IDS) {
    for (let index = 0; index < 7; index += 1) expect(proof(sleeve(id, index))).toEqual([]);
  }
  expect(new Set(IDS.slice(0, 17).map((id) => sleeve(id, 0))).size).toBe(17);
});

const ground = (index: number) => sleeve("hit-rewind", index).slice(0, 70);

test("neighbors are printed in different sets", () => {
  for (let index = 0; index < 16; index += 1) expect(ground(index)).not.toBe(ground(index + 1));
});

const rims = (tracks: number) => (record(tracks).match(/#4a2c66/g) ?? []).length;

test("a record has a band for every track, twelve at most", () => {
  expect([0, 1, 7, 12, 28].map(rims)).toEqual([2, 2, 8, 13, 13]);
  expect(proof(record(28))).toEqual([]);
});

test("sleeves stand under the ids of their playlists", () => {
  expect(sleeveSheet("sleeves", IDS).symbols).toContain('id="sleeves-ladies-80s"');
});
