import sharp from "sharp";
import { expect, test } from "vitest";
import { rect } from "#app/art/print/shapes.ts";
import { advance } from "#app/lib/wood-type/measure.ts";
import { openPress } from "./press.ts";
import { openTypeCase } from "./type-case.ts";

const picture = {
  markup: rect(0, 0, 30, 20, "b") + rect(15, 0, 15, 20, "var(--r1)"),
  viewBox: "0 0 30 20",
  width: 60,
  height: 40,
};

test("a picture is printed in its size and in exactly its inks", async () => {
  const png = await (await openPress()).print(picture);
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([60, 40]);
  expect([...data.subarray(0, 3)]).toEqual([0x00, 0x3f, 0xaa]);
  expect([...data.subarray(-3)]).toEqual([0xff, 0x6a, 0x4d]);
});

test("two prints of a picture are the same bytes", async () => {
  const press = await openPress();
  expect(await press.print(picture)).toEqual(await press.print(picture));
});

test("the letters in the case are as wide as wood type measures them", async () => {
  const { letter, unitsPerEm } = await openTypeCase("app/fonts/rival-display.woff2");
  for (const width of [50, 83.4, 150]) {
    const length = Array.from("RIVAL 2022", (character) => letter(character, width).advance);
    const sum = length.reduce((total, each) => total + each, 0) / unitsPerEm;
    expect(sum).toBeCloseTo(advance("RIVAL 2022", width), 2);
  }
});

test("a letter that the font lacks leaves its space empty", async () => {
  const { letter } = await openTypeCase("app/fonts/rival-display.woff2");
  expect(letter("漢", 100)).toEqual({ path: "", advance: letter("N", 100).advance });
});
