import { VALUE_INKS } from "#app/domain/core-values/value-inks.ts";
import type { Settings } from "#app/domain/core-values/settings.ts";
import type { Inks } from "./brush.ts";
import { printPicture } from "./print-picture.ts";

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
