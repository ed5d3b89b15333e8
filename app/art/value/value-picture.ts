import type { ValueInk } from "#app/domain/core-values/value-inks.ts";
import type { ValuePicture } from "#app/domain/core-values/value-pictures.ts";
import { highFive } from "./high-five.ts";
import { huddle } from "./huddle.ts";
import { layout } from "./layout.ts";
import { inksOn, type PictureInks } from "./picture-inks.ts";
import { plan } from "./plan.ts";
import { run } from "./run.ts";
import { forehand } from "./throw.ts";

const PICTURES: Readonly<Record<ValuePicture, (inks: PictureInks) => string>> = {
  plan,
  run,
  throw: forehand,
  "high-five": highFive,
  layout,
  huddle,
};

/** A drawing for a core value, printed on the value's ink, 600 x 400. */
export function valuePicture(picture: ValuePicture, ink: ValueInk): string {
  return PICTURES[picture](inksOn(ink));
}
