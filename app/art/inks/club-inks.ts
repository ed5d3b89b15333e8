import type { InterfaceInks, PrintInks, StageInks } from "./interface-inks.ts";
import {
  crossInks,
  distance,
  hueGap,
  inTones,
  toHex,
  type Tone,
  toneOf,
  withTone,
} from "./tone.ts";

/** All colors of a club's site. */
export interface ClubInks {
  /** Inks of pictures in both themes, and of the poster in the dark theme. */
  readonly day: PrintInks;
  readonly night: PrintInks;
  readonly stage: StageInks;
  /** Interface colors in both themes. */
  readonly light: InterfaceInks;
  readonly dark: InterfaceInks;
}

/** Inks that a club sets itself; they are used as they are. */
export type FixedInks = {
  readonly [Set in keyof ClubInks]?: Partial<ClubInks[Set]> | undefined;
};

/** Tones of the parts. Those of text are far enough from their grounds for WCAG and APCA; `pairs.ts` checks them. */
const TONES = {
  paper: 94.4,
  brightPaper: 96,
  newsprint: 89,
  ink: 7,
  /** Ink type is legible on it, and it stands out from paper. */
  sun: [70, 88],
  /** It stands out from plates and from paper. */
  deepSun: 60,
  /** Paper type is legible on it, and it differs from ink. */
  plate: [24, 45],
  textOnPaper: 38.5,
  /** At night: pages, raised areas, shaded areas. */
  night: [6, 11, 17],
  textAtNight: 77,
  shapeAtNight: 46,
  plateAtNight: 41,
} as const;

/** Below this chroma a color is a gray, and from the second one it counts as a color and not as paper. */
const [GRAY, STRONG] = [5, 25];

const isGray = (color: string) => toneOf(color).c < GRAY;
const isBlack = (color: string) => toneOf(color).l < 17 && toneOf(color).c < 15;
const isWhite = (color: string) => toneOf(color).l > 92 && toneOf(color).c < 10;

/** The club's colors by their use: the lightest strong one is the sun; black and white are no plates. */
export function sortColors(colors: readonly string[]) {
  const inks = colors.filter((color) => !isBlack(color) && !isWhite(color));
  // A club's only color is its plate unless it is lighter still.
  const minTone = inks.length === 1 ? 62 : 56;
  const light = inks.filter((color) => toneOf(color).l >= minTone);
  const strong = light.filter((color) => toneOf(color).c >= STRONG);
  const [sun] = (strong.length > 0 ? strong : light).toSorted((a, b) => toneOf(b).l - toneOf(a).l);
  return {
    sun,
    plates: inks.filter((ink) => ink !== sun),
    hasBlack: colors.some(isBlack),
    hasWhite: colors.some(isWhite),
  };
}

/** A plate in printable tones. A pale color becomes a pigment, not a brown. */
function makePlate(color: string): string {
  const { l, c, h } = toneOf(color);
  const [low, high] = TONES.plate;
  if (l > high && c >= GRAY && c < 30) return toHex({ l: high, c: 30, h });
  return inTones(color, low, high);
}

/** Distance at which plates look different from each other. */
const MIN_DISTANCE = 0.12;

/** Changes a plate that looks like another one: tone first, then hue. If nothing is far enough, the furthest one. */
function separate(plate: string, printed: readonly string[]): string {
  const { l, c, h } = toneOf(plate);
  const tries = [0, 60, -60, 120, 180].flatMap((turn) =>
    [l, ...TONES.plate].map((tone) =>
      toHex({ l: tone, c: turn === 0 ? c : Math.max(c, 35), h: h + turn }),
    ),
  );
  const gap = (color: string) => Math.min(...printed.map((earlier) => distance(color, earlier)));
  const choices = [plate, ...tries];
  const [furthest = plate] = choices.toSorted((a, b) => gap(b) - gap(a));
  return choices.find((color) => gap(color) >= MIN_DISTANCE) ?? furthest;
}

/** Three plates: the club's own, then its overprints of a new hue, then a slate and a deeper tone. */
function threePlates(sun: string, given: readonly string[]): readonly [string, string, string] {
  const [low, high] = TONES.plate;
  const plates = given.slice(0, 3).map(makePlate);
  const first = plates[0] ?? withTone(sun, low + 6);
  const { l, c, h } = toneOf(first);
  const crossed = [
    crossInks(first, sun),
    ...plates.slice(1).map((plate) => crossInks(first, plate)),
  ]
    .filter((color) => toneOf(color).c >= 8 && hueGap(toneOf(color).h, h) >= 25)
    .map((color) => toHex({ l: 33, c: Math.max(30, toneOf(color).c), h: toneOf(color).h }));
  const slate = toHex({ l: 36, c: Math.min(8, c), h: h + 180 });
  const deeper = withTone(first, l > 32 ? low : high, 0.7);
  const [second, third] = [...plates.slice(1), ...crossed, slate, deeper];
  const apart = separate(second, [first]);
  return [first, apart, separate(third, [first, apart])];
}

const lighter = (color: string, by: number) => withTone(color, toneOf(color).l + by);

/** Inks of pictures by day. */
function dayInks(colors: readonly string[], fixed: Partial<PrintInks> = {}): PrintInks {
  const given = sortColors(colors);
  const [first] = given.plates;
  // Without a light color, the sun is a pale tone of the first plate.
  const pale: Tone = first === undefined ? { l: 75, c: 0, h: 90 } : { ...toneOf(first), l: 75 };
  const wantedSun = given.sun ?? toHex({ ...pale, c: Math.min(45, pale.c * 0.6) });
  // Paper has a tint of the sun, stronger if that is yellow, as paper is, and weaker if the club has white.
  const h = isGray(wantedSun) ? 90 : toneOf(wantedSun).h;
  const tint = (hueGap(h, 85) < 40 ? 9 : 5) * (given.hasWhite ? 0.4 : 1);
  const paperTone = given.hasWhite ? TONES.brightPaper : TONES.paper;
  const paper = fixed.paper ?? toHex({ l: paperTone, c: tint, h });
  const black = fixed.black ?? toHex({ l: TONES.ink, c: given.hasBlack ? 1 : 4, h });
  const printableSun = inTones(wantedSun, ...TONES.sun);
  const isPale = distance(printableSun, paper) < 0.14;
  const strongerSun = toHex({ l: 78, c: isGray(wantedSun) ? 0 : 38, h });
  const sun = fixed.sun ?? (isPale ? strongerSun : printableSun);
  const mixed = threePlates(sun, given.plates);
  const { plate1 = mixed[0], plate2 = mixed[1], plate3 = mixed[2] } = fixed;
  const deepSun = fixed.deepSun ?? withTone(sun, TONES.deepSun, 0.9);
  return {
    paper,
    newsprint: toHex({ l: TONES.newsprint, c: tint * 1.6, h }),
    black,
    blackTint: lighter(black, 12),
    sun,
    sunTint: lighter(sun, toneOf(sun).l > 84 ? -6 : 7),
    deepSun,
    deepSunTint: lighter(deepSun, 10),
    plate1,
    plate1Tint: lighter(plate1, 9),
    plate2,
    plate2Tint: lighter(plate2, 9),
    plate3,
    plate3Tint: lighter(plate3, 9),
    ...fixed,
  };
}

/** Hues of a win, a loss and a tie. */
const RESULT_HUES = { win: 152, loss: 21, tie: 86 } as const;

/** The club's own green, red or yellow, else a mixed one. */
function resultInk(hue: number, inks: readonly string[]): string {
  const clubInk = inks.find((ink) => toneOf(ink).c >= 20 && hueGap(toneOf(ink).h, hue) <= 30);
  return clubInk ?? toHex({ l: 38, c: 40, h: hue });
}

/** Colors of text in the hues of the inks. */
function inkTexts(day: PrintInks, inText: (color: string) => string) {
  const { sun, deepSun, plate1, plate2, plate3 } = day;
  return {
    "brain-text": inText(plate1),
    "skill-text": inText(plate2),
    "character-text": inText(plate3),
    "effort-text": inText(deepSun),
    "gold-text": inText(sun),
    win: inText(resultInk(RESULT_HUES.win, [plate1, plate2, plate3])),
    loss: inText(resultInk(RESULT_HUES.loss, [plate1, plate2, plate3])),
    tie: inText(resultInk(RESULT_HUES.tie, [sun])),
  };
}

/** Interface colors of the light theme: ink on paper. */
function lightInks(day: PrintInks): InterfaceInks {
  const { paper, black, sun, plate1 } = day;
  return {
    bg: paper,
    sheet: withTone(paper, 97, 0.65),
    shade: day.newsprint,
    fg: black,
    line: black,
    fg2: withTone(paper, 37, 1.2),
    hair: withTone(paper, 78, 2),
    "disabled-fill": withTone(paper, 91),
    disabled: withTone(paper, 51, 1.7),
    gold: sun,
    "on-gold": black,
    slab: black,
    "on-slab": paper,
    "slab-gold": sun,
    brain: plate1,
    skill: day.plate2,
    character: day.plate3,
    effort: inTones(day.deepSun, 0, 55),
    focus: inTones(plate1, 0, 36),
    ...inkTexts(day, (color) => inTones(color, 0, TONES.textOnPaper)),
  };
}

/** Interface colors of the dark theme. */
function darkInks(day: PrintInks): InterfaceInks {
  const { paper, black, sun, plate1 } = day;
  const { c, h } = toneOf(plate1);
  const ground = (l: number, chroma: number) => toHex({ l, c: c < 12 ? 2 : chroma, h });
  const fg = withTone(paper, 93);
  const gold = inTones(sun, 78, 92);
  const onLight = withTone(black, 4);
  const shape = (color: string) => inTones(color, TONES.shapeAtNight, 100);
  const [page, raised, shaded] = TONES.night;
  return {
    bg: ground(page, 6),
    sheet: ground(raised, 8),
    shade: ground(shaded, 10),
    fg,
    line: fg,
    fg2: withTone(paper, TONES.textAtNight - 1),
    hair: ground(29, 12),
    "disabled-fill": ground(14, 8),
    disabled: withTone(paper, 56),
    gold,
    "on-gold": onLight,
    slab: fg,
    "on-slab": onLight,
    "slab-gold": withTone(sun, TONES.textOnPaper),
    focus: gold,
    brain: shape(plate1),
    skill: shape(day.plate2),
    character: shape(day.plate3),
    effort: shape(day.deepSun),
    ...inkTexts(day, (color) => inTones(color, TONES.textAtNight, 100)),
    "gold-text": gold,
    "effort-text": gold,
  };
}

const lift = (color: string, high: number) => withTone(color, Math.min(high, toneOf(color).l + 7));

/** Inks of pictures at night: darker paper, lighter plates, an ink in the hue of the page. */
function nightInks(day: PrintInks, { sheet }: InterfaceInks): PrintInks {
  return {
    ...day,
    paper: withTone(day.paper, 92, 1.2),
    newsprint: withTone(day.newsprint, 84, 1.2),
    black: sheet,
    blackTint: withTone(sheet, 22, 1.5),
    plate1: lift(day.plate1, TONES.plateAtNight),
    plate2: lift(day.plate2, TONES.plateAtNight),
    plate3: lift(day.plate3, TONES.plateAtNight),
    plate1Tint: lift(day.plate1Tint, 100),
    plate2Tint: lift(day.plate2Tint, 100),
    plate3Tint: lift(day.plate3Tint, 100),
  };
}

function brighten(color: string): string {
  const { c, h } = toneOf(color);
  return toHex({ l: 59, c: c < 12 ? c : Math.max(45, c), h });
}

/** Inks of the poster in the dark theme. */
function stageInks(day: PrintInks, dark: InterfaceInks): StageInks {
  const plate1 = brighten(day.plate1);
  const second = brighten(day.plate2);
  const plate2 = distance(plate1, second) >= MIN_DISTANCE ? second : withTone(second, 74);
  return {
    paper: dark.bg,
    black: dark.fg,
    sun: dark.gold,
    plate1,
    plate2,
    plate3: brighten(day.plate3),
    screen: toHex({ ...toneOf(day.plate3), l: 15, c: Math.min(21, toneOf(day.plate3).c) }),
    "mark-left": dark["brain-text"],
    "mark-right": dark["skill-text"],
  };
}

/**
 * All colors of a site from one to four of the club's, which only change their tone if they have to.
 *
 * @param colors `#rrggbb`: the lightest is the sun, the others are plates in this order
 */
export function clubInks(colors: readonly string[], fixed: FixedInks = {}): ClubInks {
  const day = dayInks(colors, fixed.day);
  const dark = { ...darkInks(day), ...fixed.dark };
  return {
    day,
    night: { ...nightInks(day, dark), ...fixed.night },
    stage: { ...stageInks(day, dark), ...fixed.stage },
    light: { ...lightInks(day), ...fixed.light },
    dark,
  };
}
