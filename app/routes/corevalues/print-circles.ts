import type { Circle } from "#app/domain/core-values.ts";
import { isSun, RIM } from "./marks.ts";
import { type Brush, type Inks, outline } from "./brush.ts";

/** Dots of the screen on the last value: their distances along and between rows, and their radius. */
const SCREEN = { along: 9, between: 8, radius: 1.5 } as const;

/** The circles of all values but the last; where two cross, their inks mix. */
export function printCircles(brush: Brush, circles: readonly Circle[], inks: Inks): void {
  brush.globalCompositeOperation = inks.crossing;
  for (const { value, x, y, radius } of circles) {
    brush.fillStyle = inks.values[value] ?? inks.line;
    outline(brush, x, y, radius);
    brush.fill();
  }
  brush.globalCompositeOperation = "source-over";
  brush.strokeStyle = inks.rim;
  brush.lineWidth = RIM;
  for (const { x, y, radius } of circles.filter(({ value }) => isSun(value))) {
    outline(brush, x, y, radius);
    brush.stroke();
  }
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The box around what all circles have in common, if their boxes have anything in common. */
function commonBox(circles: readonly Circle[]): Area | undefined {
  const left = Math.max(...circles.map(({ x, radius }) => x - radius));
  const top = Math.max(...circles.map(({ y, radius }) => y - radius));
  const right = Math.min(...circles.map(({ x, radius }) => x + radius));
  const bottom = Math.min(...circles.map(({ y, radius }) => y + radius));
  return left < right && top < bottom ? { left, top, right, bottom } : undefined;
}

/** Dots in rows, every second row shifted by half a step. They do not move with the circles. */
function printScreen(brush: Brush, { left, top, right, bottom }: Area): void {
  const { along, between, radius } = SCREEN;
  brush.beginPath();
  for (let row = Math.floor(top / between); row * between <= bottom + radius; row += 1) {
    const shift = row % 2 === 0 ? 0 : along / 2;
    for (let column = Math.floor(left / along) - 1; column * along <= right; column += 1) {
      const x = column * along + shift;
      brush.moveTo(x + radius, row * between);
      brush.arc(x, row * between, radius, 0, 2 * Math.PI);
    }
  }
  brush.fill();
}

/** Where all circles meet, and only there, the last value prints. */
export function printLast(brush: Brush, circles: readonly Circle[], inks: Inks): void {
  const box = commonBox(circles);
  if (box === undefined) return;
  brush.save();
  for (const { x, y, radius } of circles) {
    outline(brush, x, y, radius);
    brush.clip();
  }
  brush.fillStyle = inks.values[circles.length] ?? inks.line;
  brush.fillRect(box.left, box.top, box.right - box.left, box.bottom - box.top);
  brush.fillStyle = isSun(circles.length) ? inks.rim : inks.screen;
  printScreen(brush, box);
  brush.restore();
}
