import sharp, { type Sharp } from "sharp";

/** The picture is scaled to this height to find its subject, in pixels. */
const LOOK = 160;

/** A subject nearer to the middle than this, in percent of the width, counts as in the middle. */
const MIDDLE = 8;

/**
 * The horizontal position of the subject of a landscape picture, in percent: what catches the eye,
 * faces first. Undefined for upright pictures, whose sides are never cropped, and for a subject in
 * the middle.
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
