import { drawFigure, type Palette, poseBox, type PoseName } from "#app/art/figure/figure.ts";
import { motif, pickMotif } from "#app/art/motif/motif.ts";
import type { Ink } from "#app/art/print/ink.ts";
import { centeredLine, line, woodLine } from "#app/art/print/lettering.ts";
import {
  type Point,
  rotatePoint,
  rect,
  pickFirstFree,
  pickTrait,
  type NonEmpty,
} from "#app/art/print/shapes.ts";
import { isHat } from "#app/art/season/look.ts";
import { pickPersonInks, type PersonInks } from "#app/art/season/person-inks.ts";
import { jerseyText, type DrawnPerson } from "#app/art/season/person.ts";
import { type PrintedSeason, pickGroove } from "#app/art/season/printed-season.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import type { Position } from "#app/domain/roster.ts";
import { advance } from "#app/lib/wood-type/measure.ts";
import { CAP_HEIGHT } from "#app/lib/wood-type/metrics.ts";

/**
 * Inks of an action print. The large number and the socks may change ink, so that the figure can keep the
 * inks of her bust and still stand out.
 */
export function printScheme(scheme: PersonInks): PersonInks {
  const { look, ground, body, hair, jersey, gear } = scheme;
  const hat: readonly Ink[] = isHat(look.gear) ? [gear[0]] : [];
  const inUse = new Set<Ink>([ground, body, hair, jersey, ...hat]);
  // Paper ink is invisible on newsprint.
  const substitutes: readonly Ink[] =
    ground === "newsprint" ? ["deepSun"] : ["sun", "paper", "deepSun", "plate1", "plate2"];
  const backNumber = pickFirstFree<Ink>(
    [scheme.backNumber, ...substitutes],
    (ink) => !inUse.has(ink),
  );
  const accent = pickFirstFree<Ink>(
    ["sun", "paper", "plate1", "plate2", "plate3"],
    (ink) => ink !== ground && ink !== body && ink !== backNumber,
  );
  return { ...scheme, backNumber, accent };
}

/** The inks of a scheme for a figure. */
function figurePalette({ body, jersey, accent, hair, gear, number }: PersonInks): Palette {
  return {
    skin: body,
    jersey,
    shorts: jersey,
    socks: accent,
    shoes: jersey,
    hair,
    accent,
    gear,
    number,
    groove: pickGroove(body),
  };
}

export type PrintFormat = "vertical" | "landscape";

const POSES_OF: Readonly<Record<Position, NonEmpty<PoseName>>> = {
  Handler: ["forehand", "backhand", "hammer", "pull", "mark"],
  Cutter: ["layout", "sky", "cut", "toe", "pancake", "spike"],
  Hybrid: ["forehand", "layout", "backhand", "sky", "hammer", "cut", "mark", "pancake"],
  Coach: ["coach"],
};

/** Pose and rotation of a figure. */
interface Stance {
  readonly pose: PoseName;
  readonly isMirrored: boolean;
  /** Rotation in degrees. */
  readonly turn: number;
}

/** Rotation of a dive: it has to point upward to fit an upright sheet. */
const DIVE_TURNS: Readonly<Record<PrintFormat, number>> = { vertical: -38, landscape: -8 };

function pickStance({ position = "Hybrid" }: DrawnPerson, id: string, format: PrintFormat): Stance {
  const pose = pickTrait(POSES_OF[position], id, "pose");
  return {
    pose,
    isMirrored: pickTrait([true, false], id, "side") && pose !== "coach",
    turn: pose === "layout" ? DIVE_TURNS[format] : 0,
  };
}

/** Margin to trim from a rotated box, whose corners are empty. */
const EMPTY_CORNER = 8;

/** Bounding box of a rotated pose. */
function turnedBox({ pose, turn }: Stance): ReturnType<typeof poseBox> {
  const [left, top, right, bottom] = poseBox(pose);
  if (turn === 0) return [left, top, right, bottom];
  const corners = [left, right].flatMap((x) => [top, bottom].map((y) => rotatePoint([x, y], turn)));
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [
    Math.min(...xs) + EMPTY_CORNER,
    Math.min(...ys) + EMPTY_CORNER,
    Math.max(...xs) - EMPTY_CORNER,
    Math.max(...ys) - EMPTY_CORNER,
  ];
}

interface Format {
  readonly width: number;
  readonly height: number;
  /** Height of the band with the name. */
  readonly band: number;
  /** Lengths of the large number with a single digit and with two, as shares of the width. */
  readonly numberLengths: readonly [single: number, double: number];
  /** Height of its digits, as a share of the picture's. */
  readonly numberHeight: number;
  readonly isUpright: boolean;
}

const FORMATS: Readonly<Record<PrintFormat, Format>> = {
  vertical: {
    width: 400,
    height: 500,
    band: 74,
    numberLengths: [0.62, 0.9],
    numberHeight: 0.94,
    isUpright: true,
  },
  landscape: {
    width: 600,
    height: 400,
    band: 62,
    numberLengths: [0.36, 0.62],
    numberHeight: 0.9,
    isUpright: false,
  },
};

/** Space for the small text on top, and margins of the picture, and of the name below it. */
const NUMBER_TOP = 38;
const NUMBER_FOOT = 6;
const SIDE_MARGIN = 26;
const NAME_MARGIN = 20;

const pictureHeight = ({ height, band }: Format) => height - band - NUMBER_TOP - NUMBER_FOOT;
const pictureMiddle = (sheet: Format) => NUMBER_TOP + pictureHeight(sheet) / 2;

/** Long poses are centered on a landscape sheet; all others go beside the number. */
const LONG_POSES: ReadonlySet<PoseName> = new Set(["layout", "pull", "toe"]);

/** Centers of figure and number that stand side by side, as shares of the width. A mirrored figure is on the left. */
const SIDE_BY_SIDE = { figure: 0.62, number: 0.33 } as const;
const SIDE_BY_SIDE_MIRRORED = { figure: 0.36, number: 0.66 } as const;

const placeSideBySide = ({ isMirrored }: Stance) =>
  isMirrored ? SIDE_BY_SIDE_MIRRORED : SIDE_BY_SIDE;

function figureX({ width, isUpright }: Format, stance: Stance): number {
  if (isUpright) return width / 2;
  return width * (LONG_POSES.has(stance.pose) ? 0.52 : placeSideBySide(stance).figure);
}

/** Hands and feet may extend slightly beyond the picture. */
const OVERHANG = { width: 1.06, height: 1.08 } as const;

/** Scales the figure to fill the picture, and places its hip. */
function placeFigure(sheet: Format, stance: Stance): { at: Point; scale: number } {
  const [left, top, right, bottom] = turnedBox(stance);
  const fittingWidth = ((sheet.width - 2 * SIDE_MARGIN) / (right - left)) * OVERHANG.width;
  const fittingHeight = (pictureHeight(sheet) / (bottom - top)) * OVERHANG.height;
  const scale = Math.min(fittingWidth, fittingHeight);
  const middle = ((left + right) / 2) * (stance.isMirrored ? -1 : 1);
  const x = figureX(sheet, stance) - middle * scale;
  const y = pictureMiddle(sheet) - ((top + bottom) / 2) * scale;
  return { at: [x, y], scale };
}

function largeNumber(text: string, sheet: Format, stance: Stance, fill: Ink): string {
  const { width, isUpright } = sheet;
  const length = width * sheet.numberLengths[text.length > 1 ? 1 : 0];
  const center = isUpright ? 0.5 : placeSideBySide(stance).number;
  const capHeight = pictureHeight(sheet) * sheet.numberHeight;
  const x = width * center - length / 2;
  return centeredLine(text, { x, length, middle: pictureMiddle(sheet), capHeight, fill });
}

/** The last name, or the full name if the last name alone would leave the band too short. */
function nameFor({ first, last }: DrawnPerson["name"], length: number, capHeight: number): string {
  const size = capHeight / CAP_HEIGHT;
  const isShort = advance(last, 150) * size < length;
  return (isShort ? `${first} ${last}` : last).trim().toUpperCase();
}

function nameBand(person: DrawnPerson, { width, height, band }: Format): string {
  const capHeight = band - 32;
  const length = width - 2 * NAME_MARGIN;
  const text = nameFor(person.name, length, capHeight);
  const middle = height - band / 2;
  return (
    rect(0, height - band, width, band, "black") +
    woodLine(text, { x: NAME_MARGIN, length, middle, capHeight, fill: "sun" })
  );
}

/** The team and the position in small type, above the number. */
function drawHeader(team: string, position: string, width: number, fill: Ink): string {
  const setting = { baseline: 27, size: 15, width: 110, fill } as const;
  const right = { ...setting, x: width - 18, anchor: "end" } as const;
  return (
    line(team.toUpperCase(), { ...setting, x: 18 }) +
    (position === "" ? "" : line(position.toUpperCase(), right))
  );
}

/**
 * A person's action picture when there is no photo, 400 x 500 or 600 x 400: her number fills the picture,
 * with the figure in front of it and her name below.
 *
 * @param index position in the roster, from 0: players in order, then coaches
 */
export function actionPrint(
  person: DrawnPerson,
  season: PrintedSeason,
  index: number,
  format: PrintFormat,
): string {
  const sheet = FORMATS[format];
  const { width, height, band } = sheet;
  const scheme = printScheme(pickPersonInks(person, season, index));
  const { look, ground, backNumber } = scheme;
  const id = `${person.id} ${season.year}`;
  const stance = pickStance(person, id, format);
  const number = jerseyText(person);
  const player = drawFigure({
    ...stance,
    hair: look.hair,
    gear: look.gear,
    ...placeFigure(sheet, stance),
    number,
    palette: figurePalette(scheme),
    // A gold disc is invisible on a gold ground or a gold number.
    discFill: ground === "sun" || backNumber === "sun" ? "paper" : "sun",
  });
  return (
    rect(0, 0, width, height, ground) +
    motif(
      pickMotif(person.position, id),
      { width, height: height - band },
      { color: scheme.motif, line: backNumber },
    ) +
    largeNumber(number || "C", sheet, stance, backNumber) +
    player +
    nameBand(person, sheet) +
    drawHeader(season.team, person.position ?? "", width, scheme.type)
  );
}

/** One person's action print in one format, as the symbol `print`. */
export function printSheet(
  season: PrintedSeason,
  person: DrawnPerson,
  index: number,
  format: PrintFormat,
): Sheet {
  const { width, height } = FORMATS[format];
  const markup = actionPrint(person, season, index, format);
  return makeSheet(`print-${season.year}-${person.id}-${format}`, [
    { id: "print", viewBox: `0 0 ${width} ${height}`, markup },
  ]);
}
