import { valueInk } from "#app/domain/core-values.ts";
import inks from "./ValueInk.module.css";

/** Class with the colors of a core value, `--value` and `--on-value`, by its place among the values. */
export const valueClass = (place: number) => inks[valueInk(place)];
