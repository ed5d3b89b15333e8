import { CANVAS_UNITS, type Settings } from "#app/domain/core-values.ts";
import { drawPicture, type PictureInk, type Shape } from "./picture.ts";

/** Reads an ink from the style sheet, or how the inks of circles blend in the current color scheme. */
type ReadStyle = (name: PictureInk | "crossing") => string;

/** Apart, because the linter takes a brush that fills `new Path2D` for an array. */
const readPath = (path: string) => new Path2D(path);

function printShape(brush: CanvasRenderingContext2D, shape: Shape, read: ReadStyle): void {
  const { fill, stroke, width = 0, dots, opacity = 1, blends, clips = [] } = shape;
  const path = readPath(shape.path);
  brush.save();
  for (const clip of clips) brush.clip(readPath(clip));
  brush.globalAlpha = opacity;
  if (blends === true) {
    brush.globalCompositeOperation = read("crossing") === "screen" ? "screen" : "multiply";
  }
  if (fill !== undefined) {
    brush.fillStyle = read(fill);
    brush.fill(path);
  }
  if (stroke !== undefined) {
    brush.strokeStyle = read(stroke);
    brush.lineWidth = width;
    if (dots !== undefined) {
      brush.lineCap = "round";
      brush.setLineDash([0, dots]);
    }
    brush.stroke(path);
  }
  brush.restore();
}

/** Draws the picture at the resolution of the screen. */
function drawOn(canvas: HTMLCanvasElement, settings: Settings): void {
  const pixels = Math.round(canvas.getBoundingClientRect().width * devicePixelRatio);
  const brush = canvas.getContext("2d");
  if (brush === null || pixels === 0) return;
  const style = getComputedStyle(canvas);
  const read: ReadStyle = (name) => style.getPropertyValue(`--picture-${name}`).trim();
  // Setting the size clears a canvas, even if the value is the same.
  canvas.width = pixels;
  canvas.height = pixels;
  brush.scale(pixels / CANVAS_UNITS, pixels / CANVAS_UNITS);
  for (const shape of drawPicture(settings)) printShape(brush, shape, read);
  // The paper is printed last, below everything, so that the colors do not blend with it.
  brush.globalCompositeOperation = "destination-over";
  brush.fillStyle = read("paper");
  brush.fillRect(0, 0, CANVAS_UNITS, CANVAS_UNITS);
}

/**
 * Draws the picture before the next paint, and again when the canvas's size, the zoom or the color scheme changes.
 *
 * @returns a function that stops this
 */
export function keepDrawn(canvas: HTMLCanvasElement, settings: Settings): () => void {
  const draw = () => drawOn(canvas, settings);
  const over = new AbortController();
  const { signal } = over;
  const size = new ResizeObserver(draw);
  size.observe(canvas);
  window.addEventListener("resize", draw, { signal });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", draw, { signal });
  return () => {
    size.disconnect();
    over.abort();
  };
}
