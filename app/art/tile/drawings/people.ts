import { figure } from "#app/art/figure/figure.ts";
import { motif } from "#app/art/motif/motif.ts";
import { disc } from "#app/art/print/disc.ts";
import { around, range } from "#app/art/print/geometry.ts";
import { halftone } from "#app/art/print/halftone.ts";
import { pick } from "#app/art/print/hash.ts";
import { paint, type Ink } from "#app/art/print/ink.ts";
import { limb, type Joints } from "#app/art/print/limb.ts";
import { xy } from "#app/art/print/number.ts";
import { isolated, overprinted } from "#app/art/print/overprint.ts";
import { circle, filled, moved, ring } from "#app/art/print/shapes.ts";
import { behind, kit, off, type TileInks } from "#app/art/tile/inks.ts";

/** Nine players in a ring around a disc, seen from above. */
export function huddle(inks: TileInks): string {
  const shirt = off(inks, "s", "b", "c");
  const head = (i: number): Ink => {
    if (i % 3 === 0) return inks.isDark ? "g" : "p";
    return inks.isDark || inks.ground === "g" ? "p" : inks.lead;
  };
  const player = (i: number) => {
    const shoulders = `<ellipse rx="40.5" ry="22.5" cy="-16.5" fill="${paint(i % 2 === 1 ? "k" : shirt)}"/>`;
    const place = `translate(${xy(...around([150, 150], 90, i * 40 - 90))}) rotate(${i * 40})`;
    return moved(place, shoulders + circle(0, 0, 21, head(i)) + ring(0, 0, 13.5, "k", 2));
  };
  const area = { x: -10, y: 90, width: 320, height: 210 };
  const shade = inks.isDark ? "k" : "e";
  const middle = { centre: [150, 150], rx: 25.5, ry: 25.5, lineWidth: 2.5, grooves: 1 } as const;
  return (
    halftone(area, { pitch: 15, ramp: (way) => 0.5 * way, colour: shade }) +
    range(9).map(player).join("") +
    disc({ ...middle, fill: inks.isDark ? "g" : "p" })
  );
}

/** Two who dance. */
export function dance(inks: TileInks): string {
  const { isDark, seed } = inks;
  const socks = off(inks, "g", "p");
  const ground = motif(pick(["rays", "rings", "slant"], seed), { ...behind(inks), middle: 0.5 });
  const left = figure({
    pose: "spike",
    hair: pick(["ponytail", "curls", "twin"], seed),
    scale: 1.12,
    at: [90, 186],
    palette: kit(isDark ? "g" : "b", "k", socks),
  });
  const right = figure({
    pose: pick(["pancake", "mark", "hammer"], seed >>> 3),
    hair: "bun",
    scale: 1.12,
    at: [210, 186],
    isMirrored: true,
    palette: kit(isDark ? "p" : "c", "k", socks),
  });
  return ground + left + right;
}

const LEFT_ARM: Joints = [
  [6, 318],
  [90, 240],
  [141, 108],
];
const RIGHT_ARM: Joints = [
  [294, 318],
  [210, 240],
  [159, 108],
];

function arm(joints: Joints, ink: Ink): string {
  return filled(limb(joints, 60, 39), ink);
}

function sleeve(joints: Joints): string {
  return filled(limb(joints, 90, 75, { to: 0.3 }), "k");
}

/** A high five: two arms of two inks that cross at the hands. */
export function five(inks: TileInks): string {
  const { isDark } = inks;
  const first = arm(LEFT_ARM, isDark ? "p" : "b");
  const second = arm(RIGHT_ARM, isDark ? "g" : "s");
  return (
    motif("rays", { ...behind(inks), middle: 0.4 }) +
    // Multiply would turn a coloured ground to mud: there the second arm covers the first.
    (isDark ? first + second : isolated(first + overprinted(second))) +
    sleeve(LEFT_ARM) +
    sleeve(RIGHT_ARM)
  );
}
