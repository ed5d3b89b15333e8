import { disc } from "#app/art/print/disc.ts";
import { range } from "#app/art/print/geometry.ts";
import { paint, type Paint } from "#app/art/print/ink.ts";
import { circle, drawn, filled, moved, rect } from "#app/art/print/shapes.ts";
import { inTurn, type SleeveInks } from "#app/art/sleeve/inks.ts";

/** A disc that flies away. */
export function away({ first, third }: SleeveInks): string {
  const trail = drawn("M-10 250Q120 230 180 140T320 40", first, 30, { round: true, dash: [0, 44] });
  const leaving = { centre: [214, 92], rx: 70, ry: 26, tilt: -34, lineWidth: 4 } as const;
  return trail + disc({ ...leaving, fill: third, line: first, grooves: 2 });
}

/** A sprout. */
export function sprout({ first, second, third }: SleeveInks): string {
  const leaves = "M150 130Q60 130 56 40Q150 40 150 130ZM150 160Q240 160 246 84Q150 78 150 160Z";
  return (
    rect(0, 220, 300, 80, first) +
    rect(142, 120, 16, 100, first) +
    filled(leaves, second) +
    circle(232, 252, 16, third) +
    circle(70, 262, 11, third)
  );
}

/** A road to the horizon. */
export function road({ ground, first, second, third }: SleeveInks): string {
  const dashes = "M148 158h4l4 24h-12zM143 196h14l5 32h-24zM136 246h28l8 54h-44z";
  return (
    circle(206, 104, 58, second) +
    rect(0, 150, 300, 150, first) +
    filled("M136 150H164L260 300H40Z", ground) +
    filled(dashes, third)
  );
}

/** Long waves under a moon. */
export function waves({ ground, first, second, third }: SleeveInks): string {
  const seas = [first, second, ground, third, first].map((ink, i) => {
    const y = 130 + i * 34;
    return filled(`M0 300V${y}Q75 ${84 + i * 36} 150 ${y}T300 ${y - 6}V300Z`, ink);
  });
  return circle(206, 96, 52, third) + seas.join("");
}

/** A fan of leaves. */
export function leaves(inks: SleeveInks): string {
  return range(7)
    .map((i) => {
      const leaf = filled("M0 0Q-34 -110 0 -220Q34 -110 0 0Z", inTurn(inks, i));
      return moved(`translate(150 270) rotate(${-60 + i * 20})`, leaf);
    })
    .join("");
}

function toe(x: number, y: number, turn: number, ink: Paint): string {
  return `<ellipse transform="translate(${x} ${y}) rotate(${turn})" rx="24" ry="36" fill="${paint(ink)}"/>`;
}

/** A paw. */
export function paw(inks: SleeveInks): string {
  const { first, second, third } = inks;
  const pad =
    "M150 150Q206 158 216 216Q216 252 176 244Q150 236 124 244Q84 252 84 216Q94 158 150 150Z";
  return (
    filled(pad, first) +
    toe(74, 138, -24, second) +
    toe(122, 92, -8, third) +
    toe(178, 92, 8, second) +
    toe(226, 138, 24, third)
  );
}
