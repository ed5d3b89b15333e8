import { slug } from "#app/lib/text.ts";
import { enumerate, inLetters } from "#words/grammar.ts";

/** Bounds of every slider: whole numbers from 0 to 100 (docs/product.md, Core values). */
export const MIN_SETTING = 0;
export const MAX_SETTING = 100;

/** Initial value of every slider. */
export const DEFAULT_SETTING = 50;

/** Slider values in the order of the core values, each a whole number from 0 to 100. */
export type Settings = readonly number[];

/** Every slider in the middle. */
export function defaultSettings(values: number): Settings {
  return Array.from({ length: values }, () => DEFAULT_SETTING);
}

/** Settings at which all circles overlap, as an example of what the sliders do. */
export function exampleSettings(values: number): Settings {
  return Array.from({ length: values }, (_, index) => (index === values - 1 ? 95 : 75));
}

/** Side of the canvas in drawing units. It is shown 500 px wide, 350 px on phones. */
export const CANVAS_UNITS = 500;

/** Drawing units per slider step. */
export const DRAWING_SCALE = 1.14;

/** The circle of a core value. The last value has none; it sets the distance of the circles. */
export interface Circle {
  /** Its place among the core values, from 0. */
  readonly value: number;
  /** center and radius; y grows downwards */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Position of a circle in the picture. */
export type Corner = "upper" | "left" | "right" | "lower" | "lower left" | "lower right";

/** Positions of the circles in the order of the values, by their number. */
const CORNERS_BY_COUNT: Readonly<Record<number, readonly Corner[]>> = {
  2: ["left", "right"],
  3: ["upper", "left", "right"],
  4: ["upper", "left", "lower", "right"],
  5: ["upper", "left", "lower left", "lower right", "right"],
};

/** Positions of the circles for this many core values, in the order of the values. */
export function placeCorners(values: number): readonly Corner[] {
  return CORNERS_BY_COUNT[values - 1] ?? [];
}

/**
 * Angle of a circle in degrees, clockwise from the right: the first circle is on top, the others follow
 * counterclockwise; two are side by side.
 */
function circleAngle(value: number, circles: number): number {
  return circles === 2 ? 180 * (1 - value) : (630 - (360 / circles) * value) % 360;
}

/**
 * Distance from the picture's middle to each circle's, in slider steps. Three circles form a triangle whose
 * side is 200 minus the last value, so 100 to 200 (docs/product.md, Core values); other numbers of circles
 * have the same distance.
 */
function cornerDistance(settings: Settings): number {
  return (200 - (settings.at(-1) ?? 0)) / Math.sqrt(3);
}

/** The circles around the middle, in slider steps; each radius is the value. */
export function makeCircles(settings: Settings): Circle[] {
  const radii = settings.slice(0, -1);
  return radii.map((radius, value) => {
    const angle = (circleAngle(value, radii.length) * Math.PI) / 180;
    return {
      value,
      x: Math.cos(angle) * cornerDistance(settings),
      y: Math.sin(angle) * cornerDistance(settings),
      radius,
    };
  });
}

/** Drawing units by which a polygon with a corner on top is lowered for optical centering. */
const LOWERED_CENTERS: Readonly<Record<number, number>> = { 3: 12, 5: 5 };

/** The circles in drawing units, around the middle of the canvas. */
export function drawnCircles(settings: Settings): Circle[] {
  const middle = CANVAS_UNITS / 2;
  const circles = makeCircles(settings);
  return circles.map(({ value, x, y, radius }) => ({
    value,
    x: middle + x * DRAWING_SCALE,
    y: middle + (LOWERED_CENTERS[circles.length] ?? 0) + y * DRAWING_SCALE,
    radius: radius * DRAWING_SCALE,
  }));
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Tolerance, so that rounding does not make touching circles overlap. */
const OVERLAP_TOLERANCE = 1e-9;

/** Whether two circles share an area; touching is not enough, and an empty circle never does. */
export function overlap(a: Circle, b: Circle): boolean {
  if (a.radius === 0 || b.radius === 0) return false;
  return a.radius + b.radius - distance(a, b) > OVERLAP_TOLERANCE;
}

/** Every two circles, in the order of the circles. */
function pairCircles(circles: readonly Circle[]): [Circle, Circle][] {
  return circles.flatMap((circle, index) =>
    circles.slice(index + 1).map((next): [Circle, Circle] => [circle, next]),
  );
}

/** Overlapping pairs of circles, by the indexes of their values, in order. */
export function overlappingPairs(circles: readonly Circle[]): [number, number][] {
  return pairCircles(circles)
    .filter(([a, b]) => overlap(a, b))
    .map(([a, b]) => [a.value, b.value]);
}

/** The intersections of two circles' outlines: two, or none. */
export function crossings(a: Circle, b: Circle): Point[] {
  const apart = distance(a, b);
  const along = (apart ** 2 + a.radius ** 2 - b.radius ** 2) / (2 * apart);
  const aside = Math.sqrt(a.radius ** 2 - along ** 2);
  if (Number.isNaN(aside)) return [];
  const [dx, dy] = [(b.x - a.x) / apart, (b.y - a.y) / apart];
  return [aside, -aside].map((side) => ({
    x: a.x + along * dx - side * dy,
    y: a.y + along * dy + side * dx,
  }));
}

/**
 * Whether all circles share an area, where the last value is printed. Such an area has corners where outlines
 * cross, or is a circle inside all others. Circles are convex, so the midpoint of any two corners lies
 * inside.
 */
export function allOverlap(circles: readonly Circle[]): boolean {
  const points: Point[] = [
    ...circles,
    ...pairCircles(circles).flatMap(([a, b]) => crossings(a, b)),
  ];
  const isInside = (point: Point) =>
    circles.every((circle) => circle.radius - distance(circle, point) > OVERLAP_TOLERANCE);
  return points.some((point) =>
    points.some((second) => isInside({ x: (point.x + second.x) / 2, y: (point.y + second.y) / 2 })),
  );
}

/** Whether the outlines of two circles meet in one point. */
function touch(a: Circle, b: Circle): boolean {
  const gap = distance(a, b) - a.radius - b.radius;
  return a.radius > 0 && b.radius > 0 && Math.abs(gap) <= OVERLAP_TOLERANCE;
}

/** Says which circles overlap: the pairs by name, or their number if there are more than two. */
function describeOverlap(names: readonly string[], circles: readonly Circle[]): string {
  const count = inLetters(circles.length);
  const pairs = overlappingPairs(circles);
  const possible = pairCircles(circles);
  if (allOverlap(circles)) return `${circles.length === 2 ? "the" : "all"} ${count} overlap`;
  if (pairs.length === 0) {
    const isTouching = possible.some(([a, b]) => touch(a, b));
    return isTouching ? "the circles only touch" : "the circles don’t touch";
  }
  if (pairs.length === possible.length) return `each two overlap, but not all ${count}`;
  if (pairs.length > 2) {
    return `${inLetters(pairs.length)} of the ${inLetters(possible.length)} pairs overlap`;
  }
  const [first = "", second] = pairs.map((pair) =>
    enumerate(pair.map((index) => names[index] ?? "")),
  );
  return second === undefined ? `only ${first} overlap` : `${first} overlap, and so do ${second}`;
}

/** The canvas in words: "Brain is 88, Effort 94 and Skill 81. With Character at 97, all three overlap." */
export function settingsSentence(names: readonly string[], settings: Settings): string {
  const clauses = names
    .slice(0, -1)
    .map((name, index) => `${name}${index === 0 ? " is" : ""} ${settings[index] ?? 0}`);
  const overlaps = describeOverlap(names, makeCircles(settings));
  return `${enumerate(clauses)}. With ${names.at(-1)} at ${settings.at(-1)}, ${overlaps}.`;
}

/** Drawings for core values, in their default order. */
export const VALUE_PICTURES = ["plan", "run", "throw", "high-five", "layout", "huddle"] as const;

export type ValuePicture = (typeof VALUE_PICTURES)[number];

interface ValueWithPicture {
  /** Drawing chosen by the club. */
  readonly picture?: ValuePicture | undefined;
}

/** The drawing of each value: its own choice, else the one at its position, else the first unused one. */
export function choosePictures(values: readonly ValueWithPicture[]): ValuePicture[] {
  const usedPictures = new Set(values.map(({ picture }) => picture));
  return values.map(({ picture }, index) => {
    const free = VALUE_PICTURES.filter((name) => !usedPictures.has(name));
    const usualPicture = free.find((name) => name === VALUE_PICTURES[index]);
    const chosenPicture = picture ?? usualPicture ?? free[0] ?? "plan";
    usedPictures.add(chosenPicture);
    return chosenPicture;
  });
}

/** Bounds for the number of core values (docs/product.md, Core values). */
export const MIN_VALUES = 3;
export const MAX_VALUES = 6;

/** Print inks of core values by position: the plates and the deeper sun, then the sun itself and ink. */
export const VALUE_INKS = ["plate1", "deepSun", "plate2", "plate3", "sun", "black"] as const;

export type ValueInk = (typeof VALUE_INKS)[number];

/** @param index position in the club's list, from 0; inks repeat after the last one */
export function valueInk(index: number): ValueInk {
  return VALUE_INKS[index % MAX_VALUES] ?? VALUE_INKS[0];
}

/** Slug of a core value: "Fair play" is `fair-play`. A name without Latin letters or digits gets its position. */
export function valueKey(name: string, index: number): string {
  return slug(name) || `value-${index + 1}`;
}
