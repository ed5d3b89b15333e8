import { round } from "#app/art/print/number.ts";

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly viewBox: string;
}

/** A picture cropped to its frame: pictures of sheets bleed over their edges. */
export function framed(markup: string, { x, y, width, height, viewBox }: Frame): string {
  return `<svg x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" viewBox="${viewBox}">${markup}</svg>`;
}
