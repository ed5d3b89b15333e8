import { expect, test } from "vitest";
import { type Brush, type Inks, printPicture } from "./print-picture.ts";

const inks: Inks = {
  values: ["blue", "ochre", "oxblood", "green", "sun", "night"],
  rim: "rim",
  screen: "gold",
  line: "ink",
  paper: "paper",
  crossing: "multiply",
};

interface Arc {
  x: number;
  y: number;
  radius: number;
}

/** Records the drawing calls of a brush: each fill, stroke and clip with the arcs of its path. */
class RecordingBrush implements Brush {
  fillStyle: Brush["fillStyle"] = "";
  strokeStyle: Brush["strokeStyle"] = "";
  globalAlpha = 1;
  globalCompositeOperation: GlobalCompositeOperation = "source-over";
  lineCap: CanvasLineCap = "butt";
  lineWidth = 1;
  readonly done: { act: string; ink: Brush["fillStyle"]; mode: string; arcs: Arc[] }[] = [];
  readonly scales: number[] = [];
  #arcs: Arc[] = [];

  #note(act: string, ink: Brush["fillStyle"], arcs: Arc[]): void {
    this.done.push({ act, ink, mode: this.globalCompositeOperation, arcs });
  }
  arc(x: number, y: number, radius: number): void {
    this.#arcs.push({ x, y, radius });
  }
  beginPath(): void {
    this.#arcs = [];
  }
  clip(): void {
    this.#note("clip", "", this.#arcs);
  }
  fill(): void {
    this.#note("fill", this.fillStyle, this.#arcs);
  }
  fillRect(): void {
    this.#note("fillRect", this.fillStyle, []);
  }
  stroke(): void {
    this.#note("stroke", this.strokeStyle, this.#arcs);
  }
  setTransform(scale: number | DOMMatrix2DInit = {}): void {
    if (typeof scale === "number") this.scales.push(scale);
  }
  clearRect(): void {}
  closePath(): void {}
  lineTo(): void {}
  moveTo(): void {}
  restore(): void {}
  save(): void {}
  setLineDash(): void {}
}

/** Prints values from 0 to 100 on a canvas, by default of 500 pixels. */
function print(settings: number[], pixels = 500, colors = inks) {
  const brush = new RecordingBrush();
  printPicture(brush, settings, colors, pixels);
  return brush;
}

const filled = (brush: RecordingBrush, ink: string) =>
  brush.done.filter(({ act, ink: used }) => act === "fill" && used === ink);

test("each value except the last fills a circle of its ink, 1.14 units of radius per step", () => {
  const brush = print([88, 94, 81, 97]);
  const radius = (ink: string) => filled(brush, ink)[0]?.arcs[0]?.radius;
  expect(radius("blue")).toBeCloseTo(88 * 1.14);
  expect(radius("ochre")).toBeCloseTo(94 * 1.14);
  expect(radius("oxblood")).toBeCloseTo(81 * 1.14);
});

test("circles blend where they overlap, with the scheme’s blend mode, and nothing else does", () => {
  for (const crossing of ["multiply", "screen"] as const) {
    const mixing = print([50, 50, 50, 50], 500, { ...inks, crossing }).done.filter(
      ({ mode }) => mode === crossing,
    );
    expect(mixing.map(({ ink }) => ink)).toEqual(["blue", "ochre", "oxblood"]);
  }
});

test("the last value prints inside all three circles, with its dots in rows", () => {
  const { done } = print([88, 94, 81, 97]);
  const cuts = done.filter(({ act }) => act === "clip");
  expect(cuts).toHaveLength(3);
  expect(done.find(({ act, ink }) => act === "fillRect" && ink === "green")).toBeDefined();
  const dots = done.find(({ act, ink }) => act === "fill" && ink === "gold");
  expect(dots?.arcs.length).toBeGreaterThan(50);
  for (const { x, y } of dots?.arcs ?? []) {
    expect(y % 8).toBe(0);
    expect(x % 9).toBe(y % 16 === 0 ? 0 : 4.5);
  }
});

test("the last value does not print without a common area", () => {
  const { done } = print([10, 10, 10, 50]);
  expect(done.some(({ ink }) => ink === "green" || ink === "gold")).toBe(false);
});

/** Radius of the guides: a circle at the maximum of its value, 100 steps of 1.14 units. */
const GUIDE_RADIUS = 114;

test("guides, lines and marks have the line ink, and corners are filled with paper", () => {
  const brush = print([0, 0, 0, 100]);
  const guides = brush.done.filter(
    ({ act, arcs }) => act === "stroke" && Math.round(arcs[0]?.radius ?? 0) === GUIDE_RADIUS,
  );
  expect(guides).toHaveLength(3);
  const strokes = brush.done.filter(({ act }) => act === "stroke");
  expect(new Set(strokes.map(({ ink }) => ink))).toEqual(new Set(["ink"]));
  expect(filled(brush, "paper")).toHaveLength(3);
});

test("the paper goes under everything, last", () => {
  const { done } = print([50, 50, 50, 50]);
  expect(done.at(-1)).toMatchObject({ act: "fillRect", ink: "paper", mode: "destination-over" });
});

test("the drawing is scaled to the pixels of the canvas", () => {
  expect(print([50, 50, 50, 50], 500).scales).toEqual([1]);
  expect(print([50, 50, 50, 50], 700).scales).toEqual([1.4]);
});

/** Fill inks with all sliders at their maximum. */
const listFillInks = (values: number) =>
  print(Array.from({ length: values }, () => 100))
    .done.filter(({ act }) => act.startsWith("fill"))
    .map(({ ink }) => ink);

test("the circles have the inks of their values, in order", () => {
  const circles = ["blue", "ochre", "oxblood", "green", "sun"];
  expect(listFillInks(6).slice(0, 6)).toEqual([...circles, "night"]);
});

test("the dots on the last value are gold, or of the rim’s ink on the sun", () => {
  expect(listFillInks(3)[3]).toBe("gold");
  expect(listFillInks(5)[5]).toBe("rim");
});

test("of six values five have a circle, and the sun one, as light as the paper, an outline", () => {
  const { done } = print([100, 100, 100, 100, 70, 100]);
  const rims = done.filter(({ act, ink }) => act === "stroke" && ink === "rim");
  expect(done.filter(({ act }) => act === "clip")).toHaveLength(5);
  expect(rims.map(({ arcs }) => Math.round(arcs[0]?.radius ?? 0))).toEqual([80]);
});
