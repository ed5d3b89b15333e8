import type { Ink } from "#app/art/print/ink.ts";

/** Where a motif is drawn, and in what. */
export interface MotifArea {
  readonly width: number;
  readonly height: number;
  /** Height of the motif's middle, as a share of the area's. */
  readonly middle?: number;
  readonly colour: Ink;
  /** Ink of the lines on a field. */
  readonly soft?: Ink;
  readonly seed: number;
}
