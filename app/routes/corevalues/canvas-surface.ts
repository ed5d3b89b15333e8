import { type Settings, CANVAS_UNITS, drawnCircles } from "#app/domain/core-values.ts";
import { VALUE_INKS } from "#app/domain/value-inks.ts";
import type { Inks, Brush } from "./brush.ts";
import { printCircles, printLast } from "./print-circles.ts";
import { printGuides, printRegisterMarks, printPolygon } from "./print-marks.ts";

/**
 * Prints the whole picture on a canvas of that many pixels a side. The paper goes under everything
 * at the end: inks that mix with the paper would not be the team's colors.
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

/** The inks of the picture, which the stylesheet knows: one set by day, another at night. */
function inksOf(canvas: HTMLCanvasElement): Inks {
  const style = getComputedStyle(canvas);
  const ink = (name: string) => style.getPropertyValue(`--picture-${name}`).trim();
  return {
    values: VALUE_INKS.map(ink),
    rim: ink("rim"),
    screen: ink("screen"),
    line: ink("line"),
    paper: ink("paper"),
    crossing: ink("crossing") === "screen" ? "screen" : "multiply",
  };
}

/** Draws the picture with one pixel of the canvas for each pixel of the screen. */
export function drawOn(canvas: HTMLCanvasElement, settings: Settings): void {
  const pixels = Math.round(canvas.getBoundingClientRect().width * devicePixelRatio);
  const brush = canvas.getContext("2d");
  if (brush === null || pixels === 0) return;
  // Setting the size empties a canvas even where it stays the same.
  if (canvas.width !== pixels) canvas.width = pixels;
  if (canvas.height !== pixels) canvas.height = pixels;
  printPicture(brush, settings, inksOf(canvas), pixels);
}

/** Tells when the screen's density changes: a zoom, or a window on another screen. */
function watchDensity(changed: () => void, signal: AbortSignal): void {
  const density = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
  const again = () => {
    changed();
    watchDensity(changed, signal);
  };
  density.addEventListener("change", again, { once: true, signal });
}

/** Tells whenever a canvas has to be drawn anew for another reason than its sliders. */
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
