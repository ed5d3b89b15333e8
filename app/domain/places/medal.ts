export type Medal = "gold" | "silver" | "bronze";

/**
 * The medal of a finishing place: places 1, 2 and 3 have one (docs/product.md, Results).
 */
export function medalOf(place: number): Medal | undefined {
  switch (place) {
    case 1:
      return "gold";
    case 2:
      return "silver";
    case 3:
      return "bronze";
    default:
      return undefined;
  }
}
