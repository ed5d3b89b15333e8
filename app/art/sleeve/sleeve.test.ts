import { expect, test } from "vitest";
import { proof } from "#app/art/testing/proof.ts";
import { SLEEVES } from "#app/domain/playlists.ts";
import { countBands, drawRecord, sleeve } from "./sleeve.ts";

test("every sleeve is valid in every set of inks and differs from the others", () => {
  const drawn = SLEEVES.map((name) => ({ id: "hits", sleeve: name }));
  for (const playlist of drawn) {
    for (let index = 0; index < 7; index += 1) expect(proof(sleeve(playlist, index))).toEqual([]);
  }
  expect(new Set(drawn.map((playlist) => sleeve(playlist, 0))).size).toBe(SLEEVES.length);
});

test("a playlist without a chosen sleeve gets one from its id", () => {
  expect(SLEEVES.map((name) => sleeve({ id: "hits", sleeve: name }, 0))).toContain(
    sleeve({ id: "a-new-one" }, 0),
  );
});

const ground = (index: number) => sleeve({ id: "hits", sleeve: "rewind" }, index).slice(0, 70);

test("neighbors have different ink sets", () => {
  for (let index = 0; index < 16; index += 1) expect(ground(index)).not.toBe(ground(index + 1));
});

/** Rims of a record: one more than its bands. */
const rims = (tracks: number) => (drawRecord(countBands(tracks)).match(/#4a2c66/g) ?? []).length;

test("a record has a band per track, at least one and at most twelve", () => {
  expect([0, 1, 7, 12, 28].map(rims)).toEqual([2, 2, 8, 13, 13]);
  expect(proof(drawRecord(12))).toEqual([]);
});
