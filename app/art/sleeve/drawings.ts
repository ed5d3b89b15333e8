import {
  range,
  factor,
  circle,
  strokePath,
  fillPath,
  transformShapes,
  rect,
  disc,
  ring,
  pickCyclic,
  type NonEmpty,
} from "#app/art/print/shapes.ts";
import { paint, type Paint } from "#app/art/print/ink.ts";
import { halftone, halftoneRings } from "#app/art/print/halftone.ts";

/** Inks of a sleeve, chosen from the skin's five inks and its paper. */
export interface SleeveInks {
  readonly ground: Paint;
  readonly first: Paint;
  readonly second: Paint;
  readonly third: Paint;
}

type SkinInk = `var(--r${0 | 1 | 2 | 3 | 4 | 5})`;
type Set = readonly [ground: SkinInk, first: SkinInk, second: SkinInk, third: SkinInk];

const [stock, coral, mint, violet, cream, pink] = [
  "var(--r0)",
  "var(--r1)",
  "var(--r2)",
  "var(--r3)",
  "var(--r4)",
  "var(--r5)",
] as const;

const INK_SETS: NonEmpty<Set> = [
  [coral, stock, mint, cream],
  [mint, stock, coral, cream],
  [violet, stock, cream, coral],
  [cream, stock, coral, mint],
  [stock, coral, mint, cream],
  [pink, cream, coral, mint],
  [stock, mint, violet, cream],
];

/** The inks of the nth playlist; steps of three keep neighbors apart. */
export function pickSleeveInks(index: number): SleeveInks {
  const [ground, first, second, third] = pickCyclic(INK_SETS, index * 3 + 1);
  return { ground, first, second, third };
}

/** The ith ink, cycling through the three printing inks. */
function pickInk({ first, second, third }: SleeveInks, i: number): Paint {
  return pickCyclic([first, second, third], i);
}

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
    fillPath("M150 86V214L66 150ZM240 86V214L156 150Z", third)
  );
}

/** An equalizer. */
export function bars(inks: SleeveInks): string {
  return [120, 190, 90, 230, 160, 250, 140, 200]
    .map((height, i) => {
      const [x, ink] = [18 + i * 34, pickInk(inks, i)];
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
    fillPath("M112 150H188L172 300H128Z", first) +
    circle(150, 110, 56, first) +
    strokePath(grille, ground, 4) +
    rect(92, 138, 116, 16, third)
  );
}

/** Stripes and a fringe. */
export function stripes({ first, third }: SleeveInks): string {
  const stripe = (i: number) => rect(0, i * 86, 300, 43, first);
  return (
    range(4).map(stripe).join("") +
    fillPath("M40 20L150 280L260 20Q200 92 168 30Q130 120 40 20Z", third)
  );
}

/** The sun over a grid, as the eighties saw it. */
export function sunsetGrid({ ground, first, second }: SleeveInks): string {
  const slits = range(5).map((i) => rect(0, 128 + i * 20, 300, 4 + i * 3, ground));
  const rays = range(13).map((i) => `M150 190L${150 + (i - 6) * 62} 300`);
  const lines = `${rays.join("")}M0 200H300M0 224H300M0 258H300`;
  return circle(150, 128, 88, second) + slits.join("") + strokePath(lines, first, 5);
}

/** A pinwheel of eight sails. */
export function pinwheel(inks: SleeveInks): string {
  const sails = range(8).map((i) => {
    const sail = fillPath("M150 150L150 20Q214 36 232 68Z", pickInk(inks, i));
    return transformShapes(`rotate(${i * 45} 150 150)`, sail);
  });
  return sails.join("") + circle(150, 150, 20, inks.ground);
}

/** A disc that flies away. */
export function away({ first, third }: SleeveInks): string {
  const trail = strokePath("M-10 250Q120 230 180 140T320 40", first, 30, {
    hasRoundEnds: true,
    dash: [0, 44],
  });
  const leaving = { center: [214, 92], rx: 70, ry: 26, tilt: -34, lineWidth: 4 } as const;
  return trail + disc({ ...leaving, fill: third, line: first, grooves: 2 });
}

export function sprout({ first, second, third }: SleeveInks): string {
  const leaves = "M150 130Q60 130 56 40Q150 40 150 130ZM150 160Q240 160 246 84Q150 78 150 160Z";
  return (
    rect(0, 220, 300, 80, first) +
    rect(142, 120, 16, 100, first) +
    fillPath(leaves, second) +
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
    fillPath("M136 150H164L260 300H40Z", ground) +
    fillPath(dashes, third)
  );
}

/** Long waves under a moon. */
export function waves({ ground, first, second, third }: SleeveInks): string {
  const seas = [first, second, ground, third, first].map((ink, i) => {
    const y = 130 + i * 34;
    return fillPath(`M0 300V${y}Q75 ${84 + i * 36} 150 ${y}T300 ${y - 6}V300Z`, ink);
  });
  return circle(206, 96, 52, third) + seas.join("");
}

/** A fan of leaves. */
export function leaves(inks: SleeveInks): string {
  return range(7)
    .map((i) => {
      const leaf = fillPath("M0 0Q-34 -110 0 -220Q34 -110 0 0Z", pickInk(inks, i));
      return transformShapes(`translate(150 270) rotate(${-60 + i * 20})`, leaf);
    })
    .join("");
}

function toe(x: number, y: number, turn: number, ink: Paint): string {
  return `<ellipse transform="translate(${x} ${y}) rotate(${turn})" rx="24" ry="36" fill="${paint(ink)}"/>`;
}

export function paw(inks: SleeveInks): string {
  const { first, second, third } = inks;
  const pad =
    "M150 150Q206 158 216 216Q216 252 176 244Q150 236 124 244Q84 252 84 216Q94 158 150 150Z";
  return (
    fillPath(pad, first) +
    toe(74, 138, -24, second) +
    toe(122, 92, -8, third) +
    toe(178, 92, 8, second) +
    toe(226, 138, 24, third)
  );
}

/** A heart with a disc in it. */
export function heart({ first, second, third }: SleeveInks): string {
  const area = { x: -10, width: 320, height: 300 };
  return (
    halftone(area, { pitch: 15, ramp: (way) => 0.8 * way, color: second }) +
    fillPath(
      "M150 252C26 172 30 60 104 56Q138 56 150 92Q162 56 196 56C270 60 274 172 150 252Z",
      first,
    ) +
    circle(150, 142, 34, third) +
    ring(150, 142, 25, first, 3)
  );
}

/** A pair of boots. */
export function boots({ first, second, third }: SleeveInks): string {
  const boot = (x: number, ink: SleeveInks["first"]) => {
    const shaft = `M${x} 60H${x + 56}V150Q${x + 60} 172 ${x + 92} 178Q${x + 106} 184 ${x + 104} 210H${x}Z`;
    const studs = [0, 1, 2, 3].map((i) => rect(x + 6 + i * 25, 210, 12, 16, first));
    const trim = rect(x, 196, 104, 14, first) + rect(x, 60, 56, 18, first);
    return fillPath(shaft, ink) + trim + studs.join("");
  };
  return rect(0, 210, 300, 90, first) + boot(60, second) + boot(168, third);
}

/** A cake with five candles. */
export function cake({ first, second, third }: SleeveInks): string {
  const icing = "M60 180q15 30 30 0t30 0t30 0t30 0t30 0t30 0V164H60Z";
  const candle = (x: number, i: number) =>
    rect(x - 5, 116, 10, 48, i % 2 === 0 ? second : third) +
    fillPath(`M${x} 82Q${x + 15} 104 ${x} 112Q${x - 15} 104 ${x} 82Z`, first);
  return (
    rect(60, 180, 180, 76, first) +
    fillPath(icing, third) +
    rect(40, 256, 220, 14, third) +
    [90, 120, 150, 180, 210].map(candle).join("")
  );
}

/** A pile of books. */
export function books({ ground, first, second, third }: SleeveInks): string {
  const book = (x: number, y: number, width: number, ink: SleeveInks["first"]) => {
    const bands = `M${x + 14} ${y}v38M${x + width - 26} ${y}v38`;
    return rect(x, y, width, 38, ink) + strokePath(bands, ground, 5);
  };
  return (
    book(52, 216, 196, first) +
    book(70, 172, 170, second) +
    book(44, 128, 204, third) +
    book(84, 84, 150, first)
  );
}

/** Sunglasses. */
export function shades({ first, second, third }: SleeveInks): string {
  const frame =
    "M26 112H274V130L262 138Q258 196 212 196Q172 196 166 146H134Q128 196 88 196Q42 196 38 138L26 130Z";
  const glint = "M60 134h30l-22 44q-12-18-8-44zM190 134h30l-22 44q-12-18-8-44z";
  const rings = { center: [150, 150], radius: 150, pitch: 16 } as const;
  return (
    halftoneRings({ ...rings, ramp: (way) => 0.85 * way, color: second }) +
    fillPath(frame, first) +
    fillPath(glint, third)
  );
}
