import { motif, type MotifArea } from "#app/art/motif/motif.ts";
import {
  around,
  range,
  xy,
  circle,
  filled,
  moved,
  rect,
  ring,
  round,
  drawn,
  disc,
  pick,
  isolated,
  overprinted,
  factor,
  type Choices,
  firstFree,
} from "#app/art/print/shapes.ts";
import { paint, type Ink } from "#app/art/print/ink.ts";
import { figure } from "#app/art/figure/figure.ts";
import { limb, type Joints } from "#app/art/print/limb.ts";
import { halftone } from "#app/art/print/halftone.ts";
import { inkKit } from "#app/art/figure/pose.ts";
import type { Ground } from "#app/art/season/printed-season.ts";

/** Inks of a tile. */
export interface TileInks {
  readonly ground: Ground;
  /** The ground is dark: drawings on it are paper and gold instead of ink. */
  readonly isDark: boolean;
  /** The season's own ink. */
  readonly lead: Ground;
  readonly motif: Ink;
  readonly seed: number;
}

/** Tiles are 300 x 300; every drawing has its middle at 150. */
const SIDE = 300;

/** A motif over the whole tile. */
function wholeTile({ motif: color, seed }: TileInks): MotifArea {
  return { width: SIDE, height: SIDE, color, seed };
}

/** The first ink that is not the ground's. */
function otherInk({ ground }: TileInks, ...inks: Choices<Ink>): Ink {
  return firstFree<Ink>(inks, (ink) => ink !== ground);
}

/** A cookie, bitten. */
export function cookie(inks: TileInks): string {
  const chips = range(9).map((i) => {
    // The golden angle spreads any number of chips evenly.
    const [x, y] = around([150, 150], 93 * Math.sqrt((i + 0.6) / 9), 40 + i * 137.5);
    return circle(x, y, 10.5, "black");
  });
  return (
    motif("check", wholeTile(inks)) +
    circle(150, 150, 108, inks.ground === "deepSun" ? "newsprint" : "deepSun") +
    circle(231, 69, 45, inks.ground) +
    circle(186, 48, 18, inks.ground) +
    chips.join("")
  );
}

function halfDisc(radius: number): string {
  return `M${-radius} 0A${radius} ${radius} 0 0 0 ${radius} 0Z`;
}

/** A slice of melon. */
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
    ([x = 0, y = 0]) => `<ellipse cx="${x}" cy="${y}" rx="4.2" ry="7.2" fill="${paint("black")}"/>`,
  );
  const slice =
    filled(halfDisc(126), inks.ground === "plate3" ? "plate3Tint" : "plate3") +
    filled(halfDisc(108), "paper") +
    filled(halfDisc(96), "plate2Tint") +
    seeds.join("");
  return motif("slant", wholeTile(inks)) + moved(`translate(${xy(150, 114)}) rotate(-14)`, slice);
}

/** A carton of milk with a disc on it. */
export function milk(inks: TileInks): string {
  const carton = `<path d="M99 120L123.5 69H176.5L201 120V252H99Z" fill="${paint("paper")}" stroke="${paint("black")}" stroke-width="4"/>`;
  return (
    motif("arcs", { ...wholeTile(inks), color: inks.isDark ? inks.motif : "paper" }) +
    carton +
    filled("M123.5 69V48H176.5V69Z", "black") +
    rect(99, 144, 102, 66, inks.ground === "plate1" ? "plate2" : "plate1") +
    circle(150, 177, 21, "sun") +
    ring(150, 177, 14.4, "black", 2)
  );
}

/** Sun, sea and sand. */
export function beach(inks: TileInks): string {
  const [even, odd]: readonly Ink[] =
    inks.ground === "plate1" ? ["plate1Tint", "black"] : ["plate1", "plate1Tint"];
  const wave = (i: number) => {
    const y = SIDE * (0.56 + i * 0.11);
    const start = i % 2 === 0 ? -75 : -112.5;
    const swell = `q${xy(18.75, -12)} ${xy(37.5, 0)}t${xy(37.5, 0)}`;
    const ink = i === 3 ? "newsprint" : i % 2 === 0 ? even : odd;
    return filled(`M${xy(start, y)}${swell.repeat(7)}V${SIDE}H0Z`, ink ?? "plate1");
  };
  return circle(150, 138, 90, otherInk(inks, "sun", "paper")) + range(4).map(wave).join("");
}

/** A layout on the field. */
export function field(inks: TileInks): string {
  const isOnBlue = inks.ground === "plate1";
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
    palette: inkKit(isOnBlue ? "sun" : "plate1", "paper", "paper"),
    discFill: "paper",
  });
  return (
    circle(210, 90, 48, otherInk(inks, "sun", "paper")) +
    rect(0, 150, SIDE, 150, inks.ground === "plate3" ? "plate3Tint" : "plate3") +
    drawn(lines, "paper", 4) +
    filled(cones.join(""), "sun") +
    player
  );
}

/** A water bottle. */
export function water(inks: TileInks): string {
  const { isDark } = inks;
  const bottle =
    filled("M132.8 60h34.3v21h-34.3Z", "black") +
    filled("M111 111q0 -24 39 -30q39 6 39 30V252h-78Z", "paper") +
    filled(
      "M111 162q19.5 -12 39 0t39 0V252h-78Z",
      inks.ground === "plate1" ? "plate1Tint" : "plate1",
    ) +
    drawn("M121.9 120v120", "black", 3);
  const drops = [
    [60, 90],
    [240, 72],
    [228, 204],
    [66, 216],
  ].map(([x = 0, y = 0]) => {
    const drop = filled("M0 -16Q13 4 0 12Q-13 4 0 -16Z", isDark ? "sun" : "plate1");
    return moved(`translate(${xy(x, y)}) scale(1.05)`, drop);
  });
  const tone = isDark ? inks.motif : "sun";
  return (
    motif("tone", { ...wholeTile(inks), color: inks.ground === "sun" ? "sunTint" : tone }) +
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
    return moved(place, drawn("M-12 0q12 7 24 0", "black", 3));
  });
  return (
    motif("rings", { ...wholeTile(inks), middle: 0.5 }) +
    filled(body, inks.ground === "plate2" ? "deepSun" : "plate2Tint") +
    marks.join("")
  );
}

/** Nine players in a ring around a disc, seen from above. */
export function huddle(inks: TileInks): string {
  const shirt = otherInk(inks, "plate2", "plate1", "plate3");
  const head = (i: number): Ink => {
    if (i % 3 === 0) return inks.isDark ? "sun" : "paper";
    return inks.isDark || inks.ground === "sun" ? "paper" : inks.lead;
  };
  const player = (i: number) => {
    const shoulders = `<ellipse rx="40.5" ry="22.5" cy="-16.5" fill="${paint(i % 2 === 1 ? "black" : shirt)}"/>`;
    const place = `translate(${xy(...around([150, 150], 90, i * 40 - 90))}) rotate(${i * 40})`;
    return moved(place, shoulders + circle(0, 0, 21, head(i)) + ring(0, 0, 13.5, "black", 2));
  };
  const area = { x: -10, y: 90, width: 320, height: 210 };
  const shade = inks.isDark ? "black" : "deepSun";
  const middle = { center: [150, 150], rx: 25.5, ry: 25.5, lineWidth: 2.5, grooves: 1 } as const;
  return (
    halftone(area, { pitch: 15, ramp: (way) => 0.5 * way, color: shade }) +
    range(9).map(player).join("") +
    disc({ ...middle, fill: inks.isDark ? "sun" : "paper" })
  );
}

/** Two dancers. */
export function dance(inks: TileInks): string {
  const { isDark, seed } = inks;
  const socks = otherInk(inks, "sun", "paper");
  const ground = motif(pick(["rays", "rings", "slant"], seed), { ...wholeTile(inks), middle: 0.5 });
  const left = figure({
    pose: "spike",
    hair: pick(["ponytail", "curls", "twin"], seed),
    scale: 1.12,
    at: [90, 186],
    palette: inkKit(isDark ? "sun" : "plate1", socks, "black"),
  });
  const right = figure({
    pose: pick(["pancake", "mark", "hammer"], seed >>> 3),
    hair: "bun",
    scale: 1.12,
    at: [210, 186],
    isMirrored: true,
    palette: inkKit(isDark ? "paper" : "plate3", socks, "black"),
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
  return filled(limb(joints, 90, 75, { to: 0.3 }), "black");
}

/** A high five: two arms of two inks that cross at the hands. */
export function five(inks: TileInks): string {
  const { isDark } = inks;
  const first = arm(LEFT_ARM, isDark ? "paper" : "plate1");
  const second = arm(RIGHT_ARM, isDark ? "sun" : "plate2");
  return (
    motif("rays", { ...wholeTile(inks), middle: 0.4 }) +
    // Multiply would turn a colored ground to mud: there the second arm covers the first.
    (isDark ? first + second : isolated(first + overprinted(second))) +
    sleeve(LEFT_ARM) +
    sleeve(RIGHT_ARM)
  );
}

/** A flag with a disc. */
export function flag(inks: TileInks): string {
  const cloth = "M88.5 48q42 -24 78 0t78 0V150q-42 24 -78 0t-78 0Z";
  return (
    motif("bars", wholeTile(inks)) +
    rect(78, 36, 10.5, 264, "black") +
    filled(cloth, inks.isDark ? "sun" : otherInk(inks, inks.lead, "plate2")) +
    circle(165, 99, 30, "paper") +
    ring(165, 99, 22.5, "black", 2.5)
  );
}

/** A whiteboard with a play. */
export function board(inks: TileInks): string {
  const play = { width: 240, height: 228, color: "black", seed: inks.seed | 1 } as const;
  return (
    rect(27.5, 33.5, 245, 233, "black") +
    rect(32.5, 38.5, 235, 223, "paper") +
    moved("translate(30 36)", motif("playbook", play)) +
    drawn("M72 222Q150 90 240 108", inks.ground === "plate2" ? "plate1" : "plate2", 6)
  );
}

/** A heart around the origin, 40 units high. */
const HEART = "M0 20C-30 2 -22 -19 -10 -16Q-2.4 -14.4 0 -7.2Q2.4 -14.4 10 -16C22 -19 30 2 0 20Z";

/** Three hearts. */
export function hearts(inks: TileInks): string {
  const { isDark, ground, lead } = inks;
  const paper: Ink = isDark || ground === "sun" ? "paper" : otherInk(inks, lead, "plate1");
  const places: readonly [x: number, y: number, size: number, turn: number, ink: Ink][] = [
    [90, 108, 60, -10, isDark ? "sun" : "plate2"],
    [204, 126, 45, 12, paper],
    [144, 216, 51, -4, "black"],
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
    [96, 108, 45, otherInk(inks, "plate2", "paper")],
    [198, 90, 51, otherInk(inks, "plate1", "paper")],
    [150, 150, 48, otherInk(inks, "sun", "paper")],
  ];
  const balloon = ([x, y, radius, ink]: (typeof places)[number], i: number) =>
    drawn(`M${xy(x, y + radius)}Q${xy(x + 18, 240)} 150 300`, "black", 2.5) +
    circle(x, y, radius, ink) +
    circle(x - radius * 0.35, y - radius * 0.35, radius * 0.2, i === 0 ? "sun" : "paper");
  return motif("cones", wholeTile(inks)) + places.map(balloon).join("");
}
