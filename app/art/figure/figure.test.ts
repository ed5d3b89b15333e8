import { expect, test } from "vitest";
import { proof } from "#app/art/testing/proof.ts";
import { GEAR_KINDS, HAIR_STYLES } from "#app/domain/look.ts";
import { drawFigure, type Palette, type PoseName } from "./figure.ts";

const palette: Palette = {
  skin: "plate1",
  jersey: "black",
  shorts: "black",
  socks: "paper",
  shoes: "black",
  hair: "black",
  accent: "plate2",
  number: "sun",
  groove: "paper",
};

const NAMES: readonly PoseName[] = [
  "layout",
  "sky",
  "forehand",
  "backhand",
  "hammer",
  "mark",
  "cut",
  "pull",
  "pancake",
  "spike",
  "toe",
  "reach",
  "coach",
];

const standing = { palette, at: [0, 0], scale: 1, number: "15" } as const;

test("every pose is valid with every hairstyle and headgear", () => {
  for (const pose of NAMES) {
    const expectValid = (worn: Pick<Parameters<typeof drawFigure>[0], "hair" | "gear">) =>
      expect(proof(drawFigure({ ...standing, ...worn, pose, discFill: "sun" }))).toEqual([]);
    for (const hair of HAIR_STYLES) expectValid({ hair });
    for (const gear of GEAR_KINDS) expectValid({ hair: "bob", gear });
  }
});

test("a mirrored figure has a readable number", () => {
  const mirrored = drawFigure({ ...standing, pose: "cut", hair: "ponytail", isMirrored: true });
  expect(mirrored).toMatch(/^<g transform="translate\(0 0\) scale\(-1 1\)">/);
  expect(mirrored).toMatch(/scale\(-1 1\)"><text/);
});

test("a number that an arm would cover is omitted", () => {
  expect(drawFigure({ ...standing, pose: "backhand", hair: "bun" })).not.toContain("<text");
  expect(drawFigure({ ...standing, pose: "forehand", hair: "bun" })).toContain(">15</text>");
});

/** Ellipses: a disc has three. */
const countEllipses = (markup: string) => markup.match(/<ellipse/g)?.length ?? 0;

test("a figure has a disc only if the disc has an ink", () => {
  expect(countEllipses(drawFigure({ ...standing, pose: "sky", hair: "bun" }))).toBe(0);
  expect(
    countEllipses(drawFigure({ ...standing, pose: "sky", hair: "bun", discFill: "sun" })),
  ).toBe(3);
});
