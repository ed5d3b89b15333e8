import {
  CANVAS_UNITS,
  type Circle,
  DRAWING_SCALE,
  drawnCircles,
  SETTING_MAX,
  type Settings,
} from "#app/domain/core-values.ts";
import { VALUE_INKS } from "#app/domain/value-inks.ts";
import { POLYGON_SIZES, GUIDE_LINE, isSun, MARK_SIZES, markCenters, RIM_WIDTH } from "./marks.ts";

/** The canvas methods that the picture needs. */
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

/** Colors of the picture in the current color scheme. */
export interface Inks {
  /** In order of the core values. */
  readonly values: readonly string[];
  /** Outline of gold circles, which are as light as the paper. */
  readonly rim: string;
  /** Color of the dots on the last value. */
  readonly screen: string;
  readonly line: string;
  readonly paper: string;
  /** Blend mode of the circles: ink by day, light by night. */
  readonly crossing: "multiply" | "screen";
}

/** Path of a circle. */
function outline(brush: Brush, x: number, y: number, radius: number): void {
  brush.beginPath();
  brush.arc(x, y, radius, 0, 2 * Math.PI);
}

/** Dots on the last value: distance within and between rows, and radius. */
const DOT_SCREEN = { along: 9, between: 8, radius: 1.5 } as const;

/** The circles of all values except the last, blended where they overlap. */
function printCircles(brush: Brush, circles: readonly Circle[], inks: Inks): void {
  brush.globalCompositeOperation = inks.crossing;
  for (const { value, x, y, radius } of circles) {
    brush.fillStyle = inks.values[value] ?? inks.line;
    outline(brush, x, y, radius);
    brush.fill();
  }
  brush.globalCompositeOperation = "source-over";
  brush.strokeStyle = inks.rim;
  brush.lineWidth = RIM_WIDTH;
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

/** The intersection of the circles' bounding boxes, if there is one. */
function commonBox(circles: readonly Circle[]): Area | undefined {
  const left = Math.max(...circles.map(({ x, radius }) => x - radius));
  const top = Math.max(...circles.map(({ y, radius }) => y - radius));
  const right = Math.min(...circles.map(({ x, radius }) => x + radius));
  const bottom = Math.min(...circles.map(({ y, radius }) => y + radius));
  return left < right && top < bottom ? { left, top, right, bottom } : undefined;
}

/**
 * Rows of dots, every second row shifted by half a step. They stay in place when the circles move.
 */
function printScreen(brush: Brush, { left, top, right, bottom }: Area): void {
  const { along, between, radius } = DOT_SCREEN;
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

/** The last value: the intersection of all circles. */
function printLast(brush: Brush, circles: readonly Circle[], inks: Inks): void {
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

/** Dotted circles at the maximum of each value. */
function printGuides(brush: Brush, circles: readonly Circle[], inks: Inks): void {
  brush.save();
  brush.strokeStyle = inks.line;
  brush.globalAlpha = GUIDE_LINE.opacity;
  brush.lineWidth = GUIDE_LINE.width;
  brush.lineCap = "round";
  brush.setLineDash([0, GUIDE_LINE.step]);
  for (const { x, y } of circles) {
    outline(brush, x, y, SETTING_MAX * DRAWING_SCALE);
    brush.stroke();
  }
  brush.restore();
}

/** Lines between the circles' centers, with a dot on each. */
function printPolygon(brush: Brush, circles: readonly Circle[], inks: Inks): void {
  brush.strokeStyle = inks.line;
  brush.lineWidth = POLYGON_SIZES.line;
  brush.beginPath();
  for (const { x, y } of circles) brush.lineTo(x, y);
  brush.closePath();
  brush.stroke();
  brush.fillStyle = inks.paper;
  for (const { x, y } of circles) {
    outline(brush, x, y, POLYGON_SIZES.radius);
    brush.fill();
    brush.stroke();
  }
}

function printRegisterMarks(brush: Brush, inks: Inks): void {
  brush.strokeStyle = inks.line;
  brush.lineWidth = MARK_SIZES.line;
  for (const [x, y] of markCenters(CANVAS_UNITS)) {
    outline(brush, x, y, MARK_SIZES.radius);
    brush.moveTo(x - MARK_SIZES.arm, y);
    brush.lineTo(x + MARK_SIZES.arm, y);
    brush.moveTo(x, y - MARK_SIZES.arm);
    brush.lineTo(x, y + MARK_SIZES.arm);
    brush.stroke();
  }
}

/**
 * Prints the whole picture on a square canvas of the given size in pixels. The paper is printed
 * last, below everything, so that the colors do not blend with it.
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

/** Colors of the picture from the style sheet, for the current color scheme. */
function readInks(canvas: HTMLCanvasElement): Inks {
  const style = getComputedStyle(canvas);
  const ink = (name: string) => style.getPropertyValue(`--picture-${name}`).trim();
  return {
    values: VALUE_INKS.map((_, index) => ink(`value${index + 1}`)),
    rim: ink("rim"),
    screen: ink("screen"),
    line: ink("line"),
    paper: ink("paper"),
    crossing: ink("crossing") === "screen" ? "screen" : "multiply",
  };
}

/** Draws the picture at the resolution of the screen. */
export function drawOn(canvas: HTMLCanvasElement, settings: Settings): void {
  const pixels = Math.round(canvas.getBoundingClientRect().width * devicePixelRatio);
  const brush = canvas.getContext("2d");
  if (brush === null || pixels === 0) return;
  // Setting the size clears a canvas, even if the value is the same.
  if (canvas.width !== pixels) canvas.width = pixels;
  if (canvas.height !== pixels) canvas.height = pixels;
  printPicture(brush, settings, readInks(canvas), pixels);
}

/** Watches for zooming, and for moving the window to a screen with another resolution. */
function watchDensity(changed: () => void, signal: AbortSignal): void {
  const density = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
  const drawAgain = () => {
    changed();
    watchDensity(changed, signal);
  };
  density.addEventListener("change", drawAgain, { once: true, signal });
}

/** Watches for changes of a canvas's size, resolution and color scheme. */
export function watchSurface(canvas: HTMLCanvasElement, changed: () => void): () => void {
  const over = new AbortController();
  const size = new ResizeObserver(changed);
  size.observe(canvas);
  watchDensity(changed, over.signal);
  const night = matchMedia("(prefers-color-scheme: dark)");
  night.addEventListener("change", changed, { signal: over.signal });
  return () => {
    size.disconnect();
    over.abort();
  };
}
