import { type ValuePicture, choosePictures } from "#app/domain/core-values.ts";
import { type ValueInk, valueInk, valueKey } from "#app/domain/value-inks.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import {
  highFive,
  huddle,
  layout,
  pickPictureInks,
  type PictureInks,
  plan,
  run,
  forehand,
} from "./scenes.ts";

const DRAW_VALUE: Readonly<Record<ValuePicture, (inks: PictureInks) => string>> = {
  plan,
  run,
  throw: forehand,
  "high-five": highFive,
  layout,
  huddle,
};

/** A drawing for a core value, printed on the value's ink, 600 x 400. */
export function valuePicture(picture: ValuePicture, ink: ValueInk): string {
  return DRAW_VALUE[picture](pickPictureInks(ink));
}

/** Fields of a core value for drawing its picture. */
interface DrawnValue {
  readonly name: string;
  readonly picture?: ValuePicture | undefined;
}

/** The pictures of the core values, by the keys of the values. */
export function valueSheet(values: readonly DrawnValue[]): Sheet {
  const pictures = choosePictures(values).map((picture, index) => ({
    id: valueKey(values[index]?.name ?? "", index),
    viewBox: "0 0 600 400",
    markup: valuePicture(picture, valueInk(index)),
  }));
  return makeSheet("values", pictures);
}
