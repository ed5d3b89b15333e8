import {
  circle,
  strokePath,
  isolateBlending,
  overprint,
  ring,
  round,
  xy,
} from "#app/art/print/shapes.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import {
  CANVAS_UNITS,
  type Circle,
  DRAWING_SCALE,
  drawnCircles,
  defaultSettings,
  exampleSettings,
  SETTING_MAX,
} from "#app/domain/core-values.ts";
import {
  POLYGON_SIZES,
  EXAMPLE_BOX,
  GUIDE_LINE,
  isSun,
  MARK_SIZES,
  markCenters,
  RIM_WIDTH,
} from "./marks.ts";

const LINE_COLOR = "var(--picture-line)";

function guide({ x, y }: Circle): string {
  const r = round(SETTING_MAX * DRAWING_SCALE);
  // From the right and clockwise, like a canvas, so that the dots are in the same places.
  const path = `M${xy(x + r, y)}a${r} ${r} 0 1 1 ${-2 * r} 0a${r} ${r} 0 1 1 ${2 * r} 0`;
  return strokePath(path, LINE_COLOR, GUIDE_LINE.width, {
    hasRoundEnds: true,
    dash: [0, GUIDE_LINE.step],
  });
}

/** A circle in the color of its value, with an outline if it is gold. */
function plate({ value, x, y, radius }: Circle): string {
  const disc = circle(x, y, radius, `var(--picture-value${value + 1})`);
  return isSun(value) ? disc + ring(x, y, radius, "var(--picture-rim)", RIM_WIDTH) : disc;
}

function registerMark([x, y]: readonly [number, number]): string {
  const { radius: r, arm } = MARK_SIZES;
  const ring = `M${x + r} ${y}a${r} ${r} 0 1 1 ${-2 * r} 0a${r} ${r} 0 1 1 ${2 * r} 0`;
  return `${ring}M${x - arm} ${y}h${2 * arm}M${x} ${y - arm}v${2 * arm}`;
}

/**
 * The picture with default settings as artwork, shown before and without scripts. Its circles do
 * not overlap; in the smaller example, all of them do.
 *
 * @param values number of core values
 */
export function defaultPictureSheet(values: number): Sheet {
  const circles = drawnCircles(defaultSettings(values));
  const corners = circles.map(({ x, y }) => xy(x, y)).join("L");
  const markup = [
    ...circles.map(plate),
    `<g opacity="${GUIDE_LINE.opacity}">${circles.map(guide).join("")}</g>`,
    strokePath(`M${corners}Z`, LINE_COLOR, POLYGON_SIZES.line),
    `<g stroke="${LINE_COLOR}" stroke-width="${POLYGON_SIZES.line}">${circles
      .map(({ x, y }) => circle(x, y, POLYGON_SIZES.radius, "var(--picture-paper)"))
      .join("")}</g>`,
    strokePath(markCenters(CANVAS_UNITS).map(registerMark).join(""), LINE_COLOR, MARK_SIZES.line),
  ];
  const viewBox = `0 0 ${CANVAS_UNITS} ${CANVAS_UNITS}`;
  const example = drawnCircles(exampleSettings(values)).map((circle) => overprint(plate(circle)));
  return makeSheet("core-values-picture", [
    { id: "default", viewBox, markup: markup.join("") },
    { id: "example", viewBox: EXAMPLE_BOX, markup: isolateBlending(example.join("")) },
  ]);
}
