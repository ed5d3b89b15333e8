import { openDrawings } from "#app/art/drawing.ts";
import type { Ink } from "#app/art/print/ink.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import {
  choosePictures,
  type ValueInk,
  valueInk,
  valueKey,
  type ValuePicture,
} from "#app/domain/core-values.ts";

const drawings = openDrawings<ValuePicture>(
  import.meta.glob<string>("./drawings/*.svg", { query: "?raw", import: "default", eager: true }),
);

/** Inks for a ground. What would have the ground's own ink gets another one; skin is lighter on black. */
export function pickPictureInks(ground: ValueInk) {
  const isBlack = ground === "black";
  return {
    ground,
    /** Halftone over the ground. */
    tint: `${ground}Tint`,
    /** Uniform and grass. */
    dark: isBlack ? "newsprint" : "black",
    /** On the dark parts. */
    onDark: isBlack ? "black" : "sun",
    bright: ground === "sun" ? "paper" : "sun",
    /** The flying disc. */
    light: ground === "sun" ? "plate2" : "paper",
    skin1: ground === "plate1" ? "plate3" : isBlack ? "plate1Tint" : "plate1",
    skin2: ground === "plate2" ? "plate3" : isBlack ? "plate2Tint" : "plate2",
  } as const satisfies Readonly<Record<string, Ink>>;
}

/** A drawing for a core value, printed on the value's ink, 600 x 400. */
export function valuePicture(picture: ValuePicture, ink: ValueInk): string {
  return drawings.draw(picture, pickPictureInks(ink));
}

/** A core value, and its picture if the club has chosen one. */
interface DrawnValue {
  readonly name: string;
  readonly picture?: ValuePicture | undefined;
}

/** The pictures of the core values in their order, by the keys of the values. */
export function valueSheet(values: readonly DrawnValue[]): Sheet {
  const keys = values.map(({ name }, index) => valueKey(name, index));
  const symbols = choosePictures(values).map((picture, index) => ({
    id: keys[index] ?? "",
    viewBox: "0 0 600 400",
    markup: valuePicture(picture, valueInk(index)),
  }));
  return makeSheet("values", symbols);
}
