const MEDALS = ["gold", "silver", "bronze"] as const;

export type Medal = (typeof MEDALS)[number];

/** The medal of a finishing place: places 1, 2 and 3 have one (docs/product.md, Results). */
export function findMedal(place: number): Medal | undefined {
  return MEDALS[place - 1];
}
