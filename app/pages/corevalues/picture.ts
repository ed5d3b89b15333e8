import { circlePath, closedPath, range } from "#app/art/print/shapes.ts";
import {
  CANVAS_UNITS,
  type Circle,
  DRAWING_SCALE,
  drawnCircles,
  MAX_SETTING,
  type Settings,
  valueInk,
} from "#app/domain/core-values.ts";

/** Inks of the picture, each a custom property of the style sheet: `--picture-value1`. */
export type PictureInk = "line" | "paper" | "rim" | "screen" | `value${number}`;

/** A shape of the picture, for the canvas and for artwork. All sizes are in drawing units. */
export interface Shape {
  /** An SVG path. */
  readonly path: string;
  readonly fill?: PictureInk;
  readonly stroke?: PictureInk;
  /** Width of the stroke. */
  readonly width?: number;
  /** Distance of the dots of a dotted stroke. */
  readonly dots?: number;
  readonly opacity?: number;
  /** Whether its ink blends with that of the shapes below. */
  readonly blends?: boolean;
  /** Paths within all of which it is printed. */
  readonly clips?: readonly string[];
}

/** Distance of the dots on the last value in a row; the rows are a bit closer. */
const DOT_DISTANCE = 9;

/** Rows of dots all over the sheet, every second one shifted by half a step. */
const DOT_ROWS = range(CANVAS_UNITS / 8)
  .map((row) => `M${row % 2 === 0 ? 0 : DOT_DISTANCE / 2} ${row * 8}H${CANVAS_UNITS}`)
  .join("");

/** View box around the circles of the example. */
export const EXAMPLE_BOX = "90 90 320 320";

/** Register marks in the corners of the sheet. */
const MARK = { inset: 24, radius: 7, arm: 12 } as const;

const outline = ({ x, y, radius }: Circle) => circlePath(x, y, radius);

const valueName = (value: number): PictureInk => `value${value + 1}`;

/** Whether a value has the sun ink, which is as light as paper and needs an outline. */
const isSun = (value: number) => valueInk(value) === "sun";

/** The circles of all values except the last, blended where they overlap. */
export function drawCircles(circles: readonly Circle[]): Shape[] {
  return [
    ...circles.map((circle) => ({
      path: outline(circle),
      fill: valueName(circle.value),
      blends: true,
    })),
    ...circles
      .filter(({ value }) => isSun(value))
      .map((circle): Shape => ({ path: outline(circle), stroke: "rim", width: 2 })),
  ];
}

/** The last value: the intersection of all circles, with dots that stay in place when the circles move. */
function drawLast(circles: readonly Circle[]): Shape[] {
  const clips = circles.map(outline);
  const sheet = `M0 0H${CANVAS_UNITS}V${CANVAS_UNITS}H0Z`;
  return [
    { path: sheet, fill: valueName(circles.length), clips },
    {
      path: DOT_ROWS,
      stroke: isSun(circles.length) ? "rim" : "screen",
      width: 3,
      dots: DOT_DISTANCE,
      clips,
    },
  ];
}

function drawRegisterMark(x: number, y: number): string {
  const { radius, arm } = MARK;
  return `${circlePath(x, y, radius)}M${x - arm} ${y}h${2 * arm}M${x} ${y - arm}v${2 * arm}`;
}

/** The picture: circles, guides at their maximum, lines between their centers, and register marks. */
export function drawPicture(settings: Settings): Shape[] {
  const circles = drawnCircles(settings);
  const ends = [MARK.inset, CANVAS_UNITS - MARK.inset];
  const marks = ends.flatMap((y) => ends.map((x) => drawRegisterMark(x, y)));
  return [
    ...drawCircles(circles),
    ...circles.map(({ x, y }): Shape => ({
      path: circlePath(x, y, MAX_SETTING * DRAWING_SCALE),
      stroke: "line",
      width: 2.4,
      dots: 9,
      opacity: 0.34,
    })),
    ...drawLast(circles),
    { path: closedPath(circles.map(({ x, y }) => [x, y])), stroke: "line", width: 3 },
    ...circles.map(({ x, y }): Shape => ({
      path: circlePath(x, y, 9),
      fill: "paper",
      stroke: "line",
      width: 3,
    })),
    { path: marks.join(""), stroke: "line", width: 2 },
  ];
}
