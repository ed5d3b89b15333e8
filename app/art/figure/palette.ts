import type { Paint } from "#app/art/print/ink.ts";

/** What a figure is printed in. */
export interface Palette {
  readonly skin: Paint;
  readonly jersey: Paint;
  readonly shorts: Paint;
  readonly socks: Paint;
  readonly shoes: Paint;
  readonly hair: Paint;
  /** Hats and the clipboard. */
  readonly accent: Paint;
  readonly number: Paint;
  /** The two grooves of the head, which is a disc. */
  readonly groove: Paint;
}
