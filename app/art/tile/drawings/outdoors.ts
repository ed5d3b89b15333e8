import { figure } from "#app/art/figure/figure.ts";
import { motif } from "#app/art/motif/motif.ts";
import { range } from "#app/art/print/geometry.ts";
import type { Ink } from "#app/art/print/ink.ts";
import { limb } from "#app/art/print/limb.ts";
import { round, xy } from "#app/art/print/number.ts";
import { circle, drawn, filled, moved, rect } from "#app/art/print/shapes.ts";
import { behind, kit, off, SIDE, type TileInks } from "#app/art/tile/inks.ts";

/** Sun, sea and sand. */
export function beach(inks: TileInks): string {
  const [even, odd]: readonly Ink[] = inks.ground === "b" ? ["b2", "k"] : ["b", "b2"];
  const wave = (i: number) => {
    const y = SIDE * (0.56 + i * 0.11);
    const start = i % 2 === 0 ? -75 : -112.5;
    const swell = `q${xy(18.75, -12)} ${xy(37.5, 0)}t${xy(37.5, 0)}`;
    const ink = i === 3 ? "n" : i % 2 === 0 ? even : odd;
    return filled(`M${xy(start, y)}${swell.repeat(7)}V${SIDE}H0Z`, ink ?? "b");
  };
  return circle(150, 138, 90, off(inks, "g", "p")) + range(4).map(wave).join("");
}

/** A layout on the field. */
export function field(inks: TileInks): string {
  const isOnBlue = inks.ground === "b";
  const lines = "M108 150L-60 300M192 150L360 300M0 180H300M0 246H300";
  const cones = [
    [60, 198],
    [240, 198],
    [24, 270],
    [276, 270],
  ].map(([x = 0, y = 0]) => `M${xy(x - 10.5, y)}L${xy(x, y - 27)}L${xy(x + 10.5, y)}Z`);
  const player = figure({
    pose: "layout",
    hair: "ponytail",
    number: "6",
    scale: 1.22,
    at: [108, 150],
    turn: -6,
    palette: kit(isOnBlue ? "g" : "b", "p", "p"),
    discFill: "p",
  });
  return (
    circle(210, 90, 48, off(inks, "g", "p")) +
    rect(0, 150, SIDE, 150, inks.ground === "c" ? "c2" : "c") +
    drawn(lines, "p", 4) +
    filled(cones.join(""), "g") +
    player
  );
}

/** A water bottle. */
export function water(inks: TileInks): string {
  const { isDark } = inks;
  const bottle =
    filled("M132.8 60h34.3v21h-34.3Z", "k") +
    filled("M111 111q0 -24 39 -30q39 6 39 30V252h-78Z", "p") +
    filled("M111 162q19.5 -12 39 0t39 0V252h-78Z", inks.ground === "b" ? "b2" : "b") +
    drawn("M121.9 120v120", "k", 3);
  const drops = [
    [60, 90],
    [240, 72],
    [228, 204],
    [66, 216],
  ].map(([x = 0, y = 0]) => {
    const drop = filled("M0 -16Q13 4 0 12Q-13 4 0 -16Z", isDark ? "g" : "b");
    return moved(`translate(${xy(x, y)}) scale(1.05)`, drop);
  });
  const tone = isDark ? inks.motif : "g";
  return (
    motif("tone", { ...behind(inks), colour: inks.ground === "g" ? "g2" : tone }) +
    moved("rotate(12 150 150)", bottle) +
    drops.join("")
  );
}

/** A yam. */
export function yam(inks: TileInks): string {
  const body = limb(
    [
      [48, 222],
      [138, 186],
      [258, 72],
    ],
    18,
    15,
    { bulge: 108 },
  );
  const marks = [
    [120, 165, 20],
    [165, 150, -10],
    [150, 198, 30],
    [198, 114, 10],
  ].map(([x = 0, y = 0, turn = 0]) => {
    const place = `translate(${xy(x, y)}) rotate(${round(turn)})`;
    return moved(place, drawn("M-12 0q12 7 24 0", "k", 3));
  });
  return (
    motif("rings", { ...behind(inks), middle: 0.5 }) +
    filled(body, inks.ground === "s" ? "e" : "s2") +
    marks.join("")
  );
}
