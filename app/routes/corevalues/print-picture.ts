import { CANVAS_UNITS, drawnCircles } from "#app/domain/core-values/geometry.ts";
import type { Settings } from "#app/domain/core-values/settings.ts";
import type { Brush, Inks } from "./brush.ts";
import { printCircles, printLast } from "./print-circles.ts";
import { printGuides, printRegisterMarks, printPolygon } from "./print-marks.ts";

/**
 * Prints the whole picture on a canvas of that many pixels a side. The paper goes under everything
 * at the end: inks that mix with the paper would not be the team's colours.
 */
export function printPicture(brush: Brush, settings: Settings, inks: Inks, pixels: number): void {
  const circles = drawnCircles(settings);
  const scale = pixels / CANVAS_UNITS;
  brush.setTransform(scale, 0, 0, scale, 0, 0);
  brush.clearRect(0, 0, CANVAS_UNITS, CANVAS_UNITS);
  printCircles(brush, circles, inks);
  printGuides(brush, circles, inks);
  printLast(brush, circles, inks);
  printPolygon(brush, circles, inks);
  printRegisterMarks(brush, inks);
  brush.globalCompositeOperation = "destination-over";
  brush.fillStyle = inks.paper;
  brush.fillRect(0, 0, CANVAS_UNITS, CANVAS_UNITS);
  brush.globalCompositeOperation = "source-over";
}
