export type Point = readonly [x: number, y: number];

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

export function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}

/** The point at `radius` from a centre, `angle` degrees clockwise from east. */
export function around([x, y]: Point, radius: number, angle: number): Point {
  const a = radians(angle);
  return [x + Math.cos(a) * radius, y + Math.sin(a) * radius];
}

/** A point turned clockwise about the origin. */
export function turned([x, y]: Point, angle: number): Point {
  const cos = Math.cos(radians(angle));
  const sin = Math.sin(radians(angle));
  return [x * cos - y * sin, x * sin + y * cos];
}

export function midpoint(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

/** 0 to count - 1. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
