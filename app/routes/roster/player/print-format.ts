import type { PrintFormat } from "#app/art/action-print/stance.ts";
import type { ShotFormat } from "#app/domain/seasons/season-inks.ts";

const FORMATS: Readonly<Record<ShotFormat, readonly PrintFormat[]>> = {
  lying: ["landscape"],
  upright: ["vertical"],
  both: ["vertical", "landscape"],
};

/** The formats of a season's action prints, which are those of its photos: 4:5, 3:2 or both. */
export function printFormats(shots: ShotFormat = "lying"): readonly PrintFormat[] {
  return FORMATS[shots];
}
