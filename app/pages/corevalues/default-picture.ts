import { fillPath, isolateBlending, overprint, strokePath } from "#app/art/print/shapes.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import {
  CANVAS_UNITS,
  defaultSettings,
  drawnCircles,
  exampleSettings,
} from "#app/domain/core-values.ts";
import { drawCircles, drawPicture, EXAMPLE_BOX, type Shape } from "./picture.ts";

function drawShape({ path, fill, stroke, width = 0, dots, opacity = 1, blends }: Shape): string {
  const line = dots === undefined ? {} : { hasRoundEnds: true, dash: [0, dots] as const };
  const filled = fill === undefined ? "" : fillPath(path, `var(--picture-${fill})`);
  const lined =
    stroke === undefined ? "" : strokePath(path, `var(--picture-${stroke})`, width, line);
  const drawn = `<g opacity="${opacity}">${filled}${lined}</g>`;
  return blends === true ? overprint(drawn) : drawn;
}

const drawShapes = (shapes: readonly Shape[]) => isolateBlending(shapes.map(drawShape).join(""));

/**
 * The picture with default settings as artwork, shown before and without scripts. Its circles do
 * not overlap; in the smaller example, all of them do.
 *
 * @param values number of core values
 */
export function defaultPictureSheet(values: number): Sheet {
  const shapes = drawPicture(defaultSettings(values)).filter(({ clips }) => clips === undefined);
  const viewBox = `0 0 ${CANVAS_UNITS} ${CANVAS_UNITS}`;
  const example = drawCircles(drawnCircles(exampleSettings(values)));
  return makeSheet("core-values-picture", [
    { id: "default", viewBox, markup: drawShapes(shapes) },
    { id: "example", viewBox: EXAMPLE_BOX, markup: drawShapes(example) },
  ]);
}
