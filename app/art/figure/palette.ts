import type { Paint } from "#app/art/print/ink.ts";

/** Colors of a figure. */
export interface Palette {
  readonly skin: Paint;
  readonly jersey: Paint;
  readonly shorts: Paint;
  readonly socks: Paint;
  readonly shoes: Paint;
  readonly hair: Paint;
  /** Color of the clipboard, and of hats without `gear`. */
  readonly accent: Paint;
  /** Color and trim of the headwear. */
  readonly gear?: readonly [color: Paint, trim: Paint];
  readonly number: Paint;
  /** The two grooves of the head, which is a disc. */
  readonly groove: Paint;
}
