/** One decimal is enough: a tenth of a unit is a quarter of a pixel on a poster. */
export function round(value: number): number {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? 0 : rounded;
}

/** Factors multiply every coordinate below them, so they keep three decimals. */
export function factor(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** `x y`, rounded, as paths and transforms write it. */
export function xy(x: number, y: number): string {
  return `${round(x)} ${round(y)}`;
}
