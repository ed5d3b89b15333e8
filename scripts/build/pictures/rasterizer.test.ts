import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { clubInks } from "#app/art/inks/club-inks.ts";
import { rect } from "#app/art/print/shapes.ts";
import { openGlyphOutlines } from "./glyph-outlines.ts";
import { openRasterizer } from "./rasterizer.ts";

const pictures = await mkdtemp(join(tmpdir(), "pictures-"));
afterAll(() => rm(pictures, { recursive: true }));

const inks = clubInks(["#f2a65a", "#003faa"]);

const folder = (name: string) => join(pictures, name);

const picture = {
  markup: rect(0, 0, 30, 20, "plate1") + rect(15, 0, 15, 20, "var(--r1)"),
  viewBox: "0 0 30 20",
  width: 60,
  height: 40,
};

/** Whether a pixel has a color, as far as the palette of the file allows. */
const isNear = (pixel: Uint8Array, hex: string) =>
  Buffer.from(hex.slice(1), "hex").every(
    (part, index) => Math.abs(part - (pixel[index] ?? 0)) <= 2,
  );

test("a picture is rasterized in its size and in its inks", async () => {
  const png = await (await openRasterizer(inks, folder("first"))).rasterize(picture);
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([60, 40]);
  expect(isNear(data.subarray(0, 3), inks.day.plate1), data.toString("hex", 0, 3)).toBe(true);
  // The ink --r1 of the playlists.
  expect(isNear(data.subarray(-3), "#ff6a4d")).toBe(true);
});

test("a character that the font lacks leaves its space empty", async () => {
  const { glyph } = await openGlyphOutlines("app/ui/fonts/display.woff2");
  expect(glyph("漢", 100)).toEqual({ path: "", advance: glyph("N", 100).advance });
});
