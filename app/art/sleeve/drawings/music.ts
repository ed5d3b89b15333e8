import { range } from "#app/art/print/geometry.ts";
import { factor } from "#app/art/print/number.ts";
import { circle, drawn, filled, moved, rect } from "#app/art/print/shapes.ts";
import { inTurn, type SleeveInks } from "#app/art/sleeve/inks.ts";

/** A record that runs backwards. */
export function rewind(inks: SleeveInks): string {
  const { ground, first, second, third } = inks;
  const grooves = [0.9, 0.8, 0.7, 0.6, 0.5].map((share) => {
    return `<circle cx="150" cy="150" r="${factor(128 * share)}"/>`;
  });
  return (
    circle(150, 150, 128, first) +
    `<g fill="none" stroke="${ground}" stroke-width="1.5" opacity="0.55">${grooves.join("")}</g>` +
    circle(150, 150, 46.1, second) +
    circle(150, 150, 7.7, first) +
    filled("M150 86V214L66 150ZM240 86V214L156 150Z", third)
  );
}

/** An equaliser. */
export function bars(inks: SleeveInks): string {
  return [120, 190, 90, 230, 160, 250, 140, 200]
    .map((height, i) => {
      const [x, ink] = [18 + i * 34, inTurn(inks, i)];
      return rect(x, 300 - height, 26, height, ink) + circle(x + 13, 300 - height, 13, ink);
    })
    .join("");
}

/** A microphone. */
export function voice({ ground, first, second, third }: SleeveInks): string {
  const grille = "M98 104H202M104 84H196M104 126H196M150 56V160M126 58V156M174 58V156";
  return (
    circle(150, 110, 150, second) +
    circle(150, 110, 122, ground) +
    circle(150, 110, 94, third) +
    filled("M112 150H188L172 300H128Z", first) +
    circle(150, 110, 56, first) +
    drawn(grille, ground, 4) +
    rect(92, 138, 116, 16, third)
  );
}

/** Stripes and a fringe. */
export function stripes({ first, third }: SleeveInks): string {
  const stripe = (i: number) => rect(0, i * 86, 300, 43, first);
  return (
    range(4).map(stripe).join("") +
    filled("M40 20L150 280L260 20Q200 92 168 30Q130 120 40 20Z", third)
  );
}

/** The sun over a grid, as the eighties saw it. */
export function sunsetGrid({ ground, first, second }: SleeveInks): string {
  const slits = range(5).map((i) => rect(0, 128 + i * 20, 300, 4 + i * 3, ground));
  const rays = range(13).map((i) => `M150 190L${150 + (i - 6) * 62} 300`);
  const lines = `${rays.join("")}M0 200H300M0 224H300M0 258H300`;
  return circle(150, 128, 88, second) + slits.join("") + drawn(lines, first, 5);
}

/** A pinwheel of eight sails. */
export function pinwheel(inks: SleeveInks): string {
  const sails = range(8).map((i) => {
    const sail = filled("M150 150L150 20Q214 36 232 68Z", inTurn(inks, i));
    return moved(`rotate(${i * 45} 150 150)`, sail);
  });
  return sails.join("") + circle(150, 150, 20, inks.ground);
}
