import { halftoneRings } from "#app/art/print/halftone.ts";
import type { Ink } from "#app/art/print/ink.ts";
import { limb, type Joints } from "#app/art/print/limb.ts";
import { isolated, overprinted } from "#app/art/print/overprint.ts";
import type { PictureInks } from "./picture-inks.ts";
import { circle, filled, moved, rect } from "#app/art/print/shapes.ts";

const LEFT: Joints = [
  [20, 430],
  [200, 330],
  [290, 120],
];
const RIGHT: Joints = [
  [580, 430],
  [400, 330],
  [310, 120],
];

function arm(joints: Joints, ink: Ink): string {
  return filled(limb(joints, 92, 56), ink);
}

function sleeve(joints: Joints, ink: Ink): string {
  return filled(limb(joints, 138, 112, { to: 0.3, capTo: false }), ink);
}

/** A high five before the sun. */
export function highFive({ ground, dark, sun, light, plates: [one, other] }: PictureInks): string {
  const glow = { centre: [300, 168], radius: 236, inner: 150, pitch: 14 } as const;
  const clap = [-60, -30, 0, 30, 60].map((turn) =>
    moved(`translate(300 96) rotate(${turn})`, filled("M-6 -46L6 -46L2 -84L-2 -84Z", light)),
  );
  return (
    rect(0, 0, 600, 400, ground) +
    circle(300, 168, 142, sun) +
    halftoneRings({ ...glow, ramp: (way) => (1 - way) * 1.9, colour: sun }) +
    isolated(arm(LEFT, one) + overprinted(arm(RIGHT, other))) +
    sleeve(LEFT, dark) +
    sleeve(RIGHT, dark) +
    clap.join("")
  );
}
