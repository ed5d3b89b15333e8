import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import { valueInk } from "#app/domain/core-values/value-inks.ts";
import { valueKey } from "#app/domain/core-values/value-key.ts";
import { picturesOf, type ValuePicture } from "#app/domain/core-values/value-pictures.ts";
import { valuePicture } from "./value-picture.ts";

/** A core value as far as its picture goes. */
interface DrawnValue {
  readonly name: string;
  readonly picture?: ValuePicture | undefined;
}

/** The pictures of the core values, by the keys of the values. */
export function valueSheet(values: readonly DrawnValue[]): Sheet {
  const pictures = picturesOf(values).map((picture, place) => ({
    id: valueKey(values[place]?.name ?? "", place),
    viewBox: "0 0 600 400",
    markup: valuePicture(picture, valueInk(place)),
  }));
  return makeSheet("values", pictures);
}
