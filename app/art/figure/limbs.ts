import type { Point } from "#app/art/print/geometry.ts";
import type { Paint } from "#app/art/print/ink.ts";
import { limb, limbAt } from "#app/art/print/limb.ts";
import { round, xy } from "#app/art/print/number.ts";
import { circle, filled, moved } from "#app/art/print/shapes.ts";
import type { Palette } from "./palette.ts";
import type { Bend } from "./pose.ts";

/** An arm with its hand and a short sleeve. */
export function arm(from: Point, [elbow, hand]: Bend, skin: Paint, sleeve: Paint): string {
  const joints = [from, elbow, hand] as const;
  return (
    filled(limb(joints, 10, 6.4, { bulge: 0.6 }), skin) +
    circle(hand[0], hand[1], 4.3, skin) +
    filled(limb(joints, 13.5, 9.5, { to: 0.27, segments: 1, capTo: false }), sleeve)
  );
}

/** A shoe: half a disc, heel below the shin, toe to the front. */
function shoe(ankle: Point, shin: Point, colour: Paint): string {
  const pointsForward = shin[1] <= 0;
  const toe: Point = pointsForward ? [-shin[1], shin[0]] : [shin[1], -shin[0]];
  const x = ankle[0] + toe[0] * 5 + shin[0];
  const y = ankle[1] + toe[1] * 5 + shin[1];
  const angle = (Math.atan2(toe[1], toe[0]) * 180) / Math.PI;
  const isSoleDown = toe[0] * shin[1] - toe[1] * shin[0] > 0;
  const sole = isSoleDown ? "" : " scale(1 -1)";
  const place = `translate(${xy(x, y)}) rotate(${round(angle)})${sole}`;
  return moved(place, filled("M-10 5.5V-1.5A5 5 0 0 1 -4 -5Q9 -5 12 5.5Z", colour));
}

/** A leg with its sock, shoe and half of the shorts. */
export function leg(hip: Point, [knee, ankle]: Bend, palette: Palette): string {
  const joints = [hip, knee, ankle] as const;
  const { direction } = limbAt(joints, 1);
  const sock = { from: 0.68, to: 0.97, segments: 1, capFrom: false, capTo: false };
  return (
    filled(limb(joints, 17.5, 7.5, { bulge: 1.4 }), palette.skin) +
    filled(limb(joints, 18.5, 8.6, sock), palette.socks) +
    shoe(ankle, direction, palette.shoes) +
    filled(limb(joints, 21, 12, { to: 0.42, capTo: false }), palette.shorts)
  );
}
