import { seasonOf, YEARS } from "#app/art/testing/squad.ts";
import { expect, test } from "vitest";
import { proof } from "#app/art/testing/proof.ts";
import { PHOTO_DRAWINGS } from "#app/domain/photo-grid.ts";
import { pickDrawing, tile } from "./tile.ts";

test("every drawing is valid in every season and every grid position", () => {
  for (const year of YEARS) {
    for (const drawing of PHOTO_DRAWINGS) {
      for (let slot = 0; slot < 7; slot += 1) {
        expect(proof(tile({ file: "2019_birch", drawing }, seasonOf(year), slot))).toEqual([]);
      }
    }
  }
});

test("the content sets the drawing, and the file name never does", () => {
  expect(pickDrawing({ file: "2019_beach", drawing: "yam" })).toBe("yam");
  for (const word of ["yam", "cookies", "whiteboard", "balloons"]) {
    expect(["five", "field", "dance", "huddle", "beach"]).toContain(
      pickDrawing({ file: `2019_${word}` }),
    );
  }
});

test("a photo without a chosen drawing has the same one in every grid", () => {
  for (const word of ["aa", "bb", "cc", "dd", "ee", "ff"]) {
    expect(pickDrawing({ file: `all_2016_${word}` })).toBe(pickDrawing({ file: `2016_${word}` }));
  }
});
