import sharp, { type Sharp } from "sharp";

/** The height at which the picture is looked at, in pixels. */
const LOOK = 160;

/** Nearer to the middle than this, in percent of the width, the middle is as good. */
const MIDDLE = 8;

/**
 * Where the subject of a lying picture is across its width, in percent: what catches the eye,
 * faces before all. Undefined for upright pictures, which are never cut at their sides, and for a
 * subject in the middle.
 */
export async function focusOf(
  image: Sharp,
  { width, height }: { width: number; height: number },
): Promise<number | undefined> {
  if (width <= height) return undefined;
  const across = Math.round((width * LOOK) / height);
  const seen = await image.resize({ width: across, height: LOOK, fit: "fill" }).png().toBuffer();
  const { info } = await sharp(seen)
    .resize(LOOK, LOOK, { fit: "cover", position: sharp.strategy.attention })
    .toBuffer({ resolveWithObject: true });
  const left = -(info.cropOffsetLeft ?? 0);
  const room = across - LOOK;
  const focus = room <= 0 ? 50 : Math.round((left / room) * 100);
  return Math.abs(focus - 50) < MIDDLE ? undefined : focus;
}
