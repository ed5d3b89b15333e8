import { motif } from "#app/art/motif/motif.ts";
import { factor, xy } from "#app/art/print/number.ts";
import { circle, drawn, filled, moved, rect, ring } from "#app/art/print/shapes.ts";
import type { Ink } from "#app/art/print/ink.ts";
import { behind, off, type TileInks } from "#app/art/tile/inks.ts";

/** A flag with a disc. */
export function flag(inks: TileInks): string {
  const cloth = "M88.5 48q42 -24 78 0t78 0V150q-42 24 -78 0t-78 0Z";
  return (
    motif("bars", behind(inks)) +
    rect(78, 36, 10.5, 264, "k") +
    filled(cloth, inks.isDark ? "g" : off(inks, inks.lead, "s")) +
    circle(165, 99, 30, "p") +
    ring(165, 99, 22.5, "k", 2.5)
  );
}

/** A whiteboard with a play. */
export function board(inks: TileInks): string {
  const play = { width: 240, height: 228, colour: "k", seed: inks.seed | 1 } as const;
  return (
    rect(27.5, 33.5, 245, 233, "k") +
    rect(32.5, 38.5, 235, 223, "p") +
    moved("translate(30 36)", motif("playbook", play)) +
    drawn("M72 222Q150 90 240 108", inks.ground === "s" ? "b" : "s", 6)
  );
}

/** A heart around the origin, 40 units high. */
const HEART = "M0 20C-30 2 -22 -19 -10 -16Q-2.4 -14.4 0 -7.2Q2.4 -14.4 10 -16C22 -19 30 2 0 20Z";

/** Three hearts. */
export function hearts(inks: TileInks): string {
  const { isDark, ground, lead } = inks;
  const paper: Ink = isDark || ground === "g" ? "p" : off(inks, lead, "b");
  const places: readonly [x: number, y: number, size: number, turn: number, ink: Ink][] = [
    [90, 108, 60, -10, isDark ? "g" : "s"],
    [204, 126, 45, 12, paper],
    [144, 216, 51, -4, "k"],
  ];
  return places
    .map(([x, y, size, turn, ink]) =>
      moved(
        `translate(${xy(x, y)}) rotate(${turn}) scale(${factor(size / 20)})`,
        filled(HEART, ink),
      ),
    )
    .join("");
}

/** Three balloons. */
export function balloons(inks: TileInks): string {
  const places: readonly [x: number, y: number, radius: number, ink: Ink][] = [
    [96, 108, 45, off(inks, "s", "p")],
    [198, 90, 51, off(inks, "b", "p")],
    [150, 150, 48, off(inks, "g", "p")],
  ];
  const balloon = ([x, y, radius, ink]: (typeof places)[number], i: number) =>
    drawn(`M${xy(x, y + radius)}Q${xy(x + 18, 240)} 150 300`, "k", 2.5) +
    circle(x, y, radius, ink) +
    circle(x - radius * 0.35, y - radius * 0.35, radius * 0.2, i === 0 ? "g" : "p");
  return motif("cones", behind(inks)) + places.map(balloon).join("");
}
