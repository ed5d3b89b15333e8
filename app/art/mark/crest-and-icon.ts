import { openDrawings } from "#app/art/drawing.ts";
import { inkProperty } from "#app/art/inks/interface-inks.ts";
import { type Ink, paint, type Paint } from "#app/art/print/ink.ts";
import { centeredLine } from "#app/art/print/lettering.ts";
import {
  circle,
  factor,
  pointOnCircle,
  range,
  ring,
  round,
  transformShapes,
  xy,
} from "#app/art/print/shapes.ts";
import type { ClubMark } from "#app/domain/marks.ts";
import { spell } from "#app/lib/letters.ts";

/** Angles of the first and the last leaf around the crest's center, and how far a leaf is tilted to the circle. */
const FIRST_ANGLE = 106;
const LAST_ANGLE = 234;
const TILT_DEGREES = 38;

const LAUREL_RADIUS = 112;

/** Length of a leaf of average size, from its middle. */
const LEAF_RADIUS = 20.7;

/**
 * A laurel like a strobe photograph: one disc rotating along its flight, one exposure per leaf, mirrored on
 * the right. Later exposures are larger and seen more from above.
 */
function discLaurel(leaves: number): string {
  const exposure = (side: 1 | -1, i: number): string => {
    const progress = i / (leaves - 1);
    const angle = FIRST_ANGLE + (LAST_ANGLE - FIRST_ANGLE) * progress;
    const rx = LEAF_RADIUS * (0.78 + 0.34 * progress);
    const ry = rx * (0.26 + 0.36 * progress);
    const roll = angle + 90 - TILT_DEGREES + TILT_DEGREES * 1.5 * progress;
    const at = pointOnCircle([150, 150], LAUREL_RADIUS, side === 1 ? angle : 180 - angle);
    const turn = side === 1 ? roll : 180 - roll;
    return `<ellipse transform="translate(${xy(...at)}) rotate(${round(turn)})" rx="${round(rx)}" ry="${round(ry)}"/>`;
  };
  const branch = (side: 1 | -1) => range(leaves).map((i) => exposure(side, i));
  return `<g fill="${paint("sun")}">${[...branch(1), ...branch(-1)].join("")}</g>`;
}

/** Initials of a name: all of a two-letter name, a number after a word, the initials of two words, else the first letter. */
function initials(name: string): string {
  const [first = [], second = []] = spell(name);
  const signs = spell(name).flat();
  if (signs.length <= 2) return signs.join("");
  const isNumber = second.length > 0 && second.every((sign) => /\d/.test(sign));
  if (isNumber && second.length <= 2) return second.join("");
  return [...first.slice(0, 1), ...second.slice(0, 1)].join("");
}

/** The initials in the middle of a square with this side. */
function drawInitials(name: string, side: number, fill: Paint): string {
  const text = initials(name).normalize("NFC");
  const isPair = Array.from(text).length > 1;
  const length = side * (isPair ? 0.5 : 0.36);
  const capHeight = side * (isPair ? 0.34 : 0.4);
  return centeredLine(text, { x: (side - length) / 2, length, middle: side / 2, capHeight, fill });
}

type Square = "crest" | "icon";

/** A square file of the club, scaled to a side. */
function drawFile(name: Square, file: string, side: number): string {
  const drawing = openDrawings<Square>({ [name]: file });
  const width = Number(drawing.viewBox(name).split(" ")[2]);
  const shapes = drawing.draw(name);
  return width === side ? shapes : transformShapes(`scale(${factor(side / width)})`, shapes);
}

/** Fewer would not be a laurel. */
const MIN_LEAVES = 5;

/** The club's crest, 300 x 300. Without a file, it has a laurel with two leaves for every season played. */
export function teamCrest({ name, seasons, files }: ClubMark): string {
  if (files.crest !== undefined) return drawFile("crest", files.crest, 300);
  return (
    circle(150, 150, 148, "black") +
    ring(150, 150, 139, "sun", 2.5) +
    discLaurel(Math.max(MIN_LEAVES, seasons)) +
    drawInitials(name, 300, "paper")
  );
}

/** The club's icon, 100 x 100: without a file, its initials in ink on the sun's disc. */
export function clubIcon({ name, files }: ClubMark): string {
  if (files.icon !== undefined) return drawFile("icon", files.icon, 100);
  return circle(50, 50, 50, "sun") + drawInitials(name, 100, "black");
}

/**
 * The icon in one color, 100 x 100: the initials, or the layer `letters` of the club's file. Without that layer, it is the
 * whole file.
 */
export function plainIcon({ name, files }: ClubMark): string {
  if (files.icon === undefined) return drawInitials(name, 100, "black");
  const letters = openDrawings<"icon">({ icon: files.icon }).layer("icon", "letters");
  return letters === "" ? drawFile("icon", files.icon, 100) : letters;
}

/**
 * The icon as a standalone file, including the inks, because browsers draw it without page styles.
 *
 * @param day the inks of the day, `#rrggbb`
 */
export function favicon(mark: ClubMark, day: Readonly<Partial<Record<Ink, string>>>): string {
  const colors = new Map(
    Object.entries(day).map(([ink, color]) => [`var(--${inkProperty(ink)})`, color]),
  );
  const markup = clubIcon(mark).replaceAll(/var\(--\w+\)/g, (ink) => colors.get(ink) ?? ink);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${markup}</svg>`;
}
