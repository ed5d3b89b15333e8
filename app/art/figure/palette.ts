import type { Paint } from "#app/art/print/ink.ts";

/** What a figure is printed in. */
export interface Palette {
  readonly skin: Paint;
  readonly jersey: Paint;
  readonly shorts: Paint;
  readonly socks: Paint;
  readonly shoes: Paint;
  readonly hair: Paint;
  /** The clipboard, and hats where `gear` is left out. */
  readonly accent: Paint;
  /** Colour and trim of what is on the head. */
  readonly gear?: readonly [colour: Paint, trim: Paint];
  readonly number: Paint;
  /** The two grooves of the head, which is a disc. */
  readonly groove: Paint;
}
