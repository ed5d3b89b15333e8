/** The part of a canvas' drawing context that the picture needs. */
export type Brush = Pick<
  CanvasRenderingContext2D,
  | "arc"
  | "beginPath"
  | "clearRect"
  | "clip"
  | "closePath"
  | "fill"
  | "fillRect"
  | "fillStyle"
  | "globalAlpha"
  | "globalCompositeOperation"
  | "lineCap"
  | "lineTo"
  | "lineWidth"
  | "moveTo"
  | "restore"
  | "save"
  | "setLineDash"
  | "setTransform"
  | "stroke"
  | "strokeStyle"
>;

/** The colors of the picture in the scheme of the moment. */
export interface Inks {
  /** Those of the core values, in their order. */
  readonly values: readonly string[];
  /** The line around the sun, which is as light as the paper. */
  readonly rim: string;
  /** The dots on the last value. */
  readonly screen: string;
  readonly line: string;
  readonly paper: string;
  /** Blend mode of two circles: ink over ink by day, light over light at night. */
  readonly crossing: "multiply" | "screen";
}

/** A circle's outline, ready to be filled, drawn or cut along. */
export function outline(brush: Brush, x: number, y: number, radius: number): void {
  brush.beginPath();
  brush.arc(x, y, radius, 0, 2 * Math.PI);
}
