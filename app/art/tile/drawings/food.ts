import { motif } from "#app/art/motif/motif.ts";
import { around, range } from "#app/art/print/geometry.ts";
import { paint } from "#app/art/print/ink.ts";
import { xy } from "#app/art/print/number.ts";
import { circle, filled, moved, rect, ring } from "#app/art/print/shapes.ts";
import { behind, type TileInks } from "#app/art/tile/inks.ts";

/** A cookie, bitten. */
export function cookie(inks: TileInks): string {
  const chips = range(9).map((i) => {
    // The golden angle spreads any number of chips evenly.
    const [x, y] = around([150, 150], 93 * Math.sqrt((i + 0.6) / 9), 40 + i * 137.5);
    return circle(x, y, 10.5, "k");
  });
  return (
    motif("check", behind(inks)) +
    circle(150, 150, 108, inks.ground === "e" ? "n" : "e") +
    circle(231, 69, 45, inks.ground) +
    circle(186, 48, 18, inks.ground) +
    chips.join("")
  );
}

function halfDisc(radius: number): string {
  return `M${-radius} 0A${radius} ${radius} 0 0 0 ${radius} 0Z`;
}

/** A slice of watermelon. */
export function melon(inks: TileInks): string {
  const seeds = [
    [-54, 21],
    [-18, 30],
    [21, 24],
    [57, 21],
    [-30, 60],
    [9, 66],
    [39, 54],
  ].map(
    ([x = 0, y = 0]) => `<ellipse cx="${x}" cy="${y}" rx="4.2" ry="7.2" fill="${paint("k")}"/>`,
  );
  const slice =
    filled(halfDisc(126), inks.ground === "c" ? "c2" : "c") +
    filled(halfDisc(108), "p") +
    filled(halfDisc(96), "s2") +
    seeds.join("");
  return motif("slant", behind(inks)) + moved(`translate(${xy(150, 114)}) rotate(-14)`, slice);
}

/** A carton of milk with a disc on it. */
export function milk(inks: TileInks): string {
  const carton = `<path d="M99 120L123.5 69H176.5L201 120V252H99Z" fill="${paint("p")}" stroke="${paint("k")}" stroke-width="4"/>`;
  return (
    motif("arcs", { ...behind(inks), colour: inks.isDark ? inks.motif : "p" }) +
    carton +
    filled("M123.5 69V48H176.5V69Z", "k") +
    rect(99, 144, 102, 66, inks.ground === "b" ? "s" : "b") +
    circle(150, 177, 21, "g") +
    ring(150, 177, 14.4, "k", 2)
  );
}
