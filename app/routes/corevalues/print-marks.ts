import { CANVAS_UNITS, type Circle, DRAWING_SCALE, SETTING_MAX } from "#app/domain/core-values.ts";
import { type Brush, type Inks, outline } from "./brush.ts";
import { CORNER, GUIDE, MARK, markCenters } from "./marks.ts";

/** Dotted circles that show how far each value can reach. */
export function printGuides(brush: Brush, circles: readonly Circle[], inks: Inks): void {
  brush.save();
  brush.strokeStyle = inks.line;
  brush.globalAlpha = GUIDE.opacity;
  brush.lineWidth = GUIDE.width;
  brush.lineCap = "round";
  brush.setLineDash([0, GUIDE.step]);
  for (const { x, y } of circles) {
    outline(brush, x, y, SETTING_MAX * DRAWING_SCALE);
    brush.stroke();
  }
  brush.restore();
}

/** The lines from circle to circle, with a dot at each corner. */
export function printPolygon(brush: Brush, circles: readonly Circle[], inks: Inks): void {
  brush.strokeStyle = inks.line;
  brush.lineWidth = CORNER.line;
  brush.beginPath();
  for (const { x, y } of circles) brush.lineTo(x, y);
  brush.closePath();
  brush.stroke();
  brush.fillStyle = inks.paper;
  for (const { x, y } of circles) {
    outline(brush, x, y, CORNER.radius);
    brush.fill();
    brush.stroke();
  }
}

/** A printer's register marks in the corners of the sheet. */
export function printRegisterMarks(brush: Brush, inks: Inks): void {
  brush.strokeStyle = inks.line;
  brush.lineWidth = MARK.line;
  for (const [x, y] of markCenters(CANVAS_UNITS)) {
    outline(brush, x, y, MARK.radius);
    brush.moveTo(x - MARK.arm, y);
    brush.lineTo(x + MARK.arm, y);
    brush.moveTo(x, y - MARK.arm);
    brush.lineTo(x, y + MARK.arm);
    brush.stroke();
  }
}
