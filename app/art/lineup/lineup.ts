import { drawGear, drawHair, HEAD_CENTER, HEAD_RADIUS, turnHead } from "#app/art/bust/hair.ts";
import { motif } from "#app/art/motif/motif.ts";
import { halftone } from "#app/art/print/halftone.ts";
import { paint, type Ink } from "#app/art/print/ink.ts";
import { line } from "#app/art/print/lettering.ts";
import {
  pickTrait,
  range,
  factor,
  xy,
  circle,
  transformShapes,
  rect,
  ring,
} from "#app/art/print/shapes.ts";
import { pickPersonInks, type PersonInks } from "#app/art/season/person-inks.ts";
import { type DrawnPerson, jerseyText } from "#app/art/season/person.ts";
import { type PrintedSeason, type Ground, pickGroove } from "#app/art/season/printed-season.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";

/** Shoulders as on a bust, and a body long enough to stand behind any row. */
const BODY_PATH = "M-6 1500V340Q6 278 92 256L158 236V196H242V236L308 256Q394 278 406 340V1500Z";

interface Row {
  readonly jersey: Ink;
  /** Outline of the heads, visible against everything behind the row. */
  readonly edge: Ink;
}

/** A team member, 400 wide: the outlined head of her bust above the jersey of her row. */
function drawMember(person: DrawnPerson, { jersey, edge }: Row, scheme: PersonInks): string {
  const { look, body } = scheme;
  const hair = drawHair(look.hair, scheme.hair, look.gear);
  const inFront = hair.front + drawGear(look.gear, ...scheme.gear);
  const face = circle(...HEAD_CENTER, HEAD_RADIUS, body);
  const head = turnHead(hair.back + face + inFront, look);
  const outline = `<g stroke="${paint(edge)}" stroke-width="14">${head}</g>`;
  const text = jerseyText(person);
  const setting = { x: 200, baseline: 406, size: 168, width: text.length > 1 ? 72 : 90 } as const;
  return (
    outline +
    turnHead(hair.back, look) +
    `<path d="${BODY_PATH}" fill="${paint(jersey)}" stroke="var(--g)" stroke-width="6"/>` +
    face +
    ring(...HEAD_CENTER, 66, pickGroove(body), 4) +
    ring(...HEAD_CENTER, 24, pickGroove(body), 3) +
    turnHead(inFront, look) +
    (text === "" ? "" : line(text, { ...setting, anchor: "middle", fill: "sun" }))
  );
}

const MAX_ROWS = 3;

/** Height of the front row, down to below its numbers. */
const FRONT_HEIGHT = 480;

/** Distance between rows, so that every number is visible above the heads in front of it. */
const ROW_STEP = 425;

/** Neighbors differ a little in height. */
const HEIGHTS = [-21, -14, -7, 0, 7, 14, 21] as const;

/** The rising disc: its center, and radii of its glow, its face and its groove, as shares of the picture's height. */
const SUN = { middle: 0.44, glow: 0.36, face: 0.3, groove: 0.265 } as const;

/** Top of the grass, as a share of the picture's height. */
const HORIZON = 0.66;

/** Height of the middle of the rays in their file. */
const RAYS_MIDDLE = 0.36;

function drawScenery(width: number, height: number): string {
  const [x, y, horizon] = [width / 2, height * SUN.middle, height * HORIZON];
  // The screen bleeds over the edges.
  const grass = { x: -20, y: horizon, width: width + 40, height: height * 0.36 };
  const side = 1.3 * Math.max(width, height);
  const rays = { x: x - side / 2, y: y - RAYS_MIDDLE * side, width: side, height: side };
  return (
    rect(0, 0, width, height, "sun") +
    circle(x, y, height * SUN.glow, "sunTint") +
    motif("rays", rays, { color: "sunTint" }) +
    circle(x, y, height * SUN.face, "paper") +
    ring(x, y, height * SUN.groove, "black", 3) +
    rect(0, horizon, width, height - horizon, "plate3") +
    halftone(grass, { pitch: 18, ramp: (depth) => 0.75 * depth, color: "plate3Tint" })
  );
}

/** Jersey in the season's ink, unless the other row has it, or gold would not show on it. */
function leadJersey({ colorway: { lead } }: PrintedSeason): Ground {
  if (lead === "black") return "plate1";
  return lead === "deepSun" ? "plate3" : lead;
}

/** Inks of a row. Jerseys alternate, and the back row, outlined in ink, stands out from the golden sky. */
function rowInks(row: number, rows: number, lead: Ground): Row {
  const isLead = rows === 1 || (rows - row) % 2 === 0;
  return { jersey: isLead ? lead : "black", edge: row === 0 ? "black" : "sun" };
}

/** The space that a row leaves free at its two ends together, in steps from person to person. */
const ROW_MARGIN = 1.2;

/** Least and greatest step between people of scale 1, and what they need of the height: each row, and the sky. */
const STEP = { min: 318, max: 330 } as const;
const NEEDED_HEIGHT = { row: 420, sky: 240 } as const;

/** The formation that draws this many people largest: people per row, spacing and scale. */
export function formation(people: number, room: number, height: number) {
  const formations = range(MAX_ROWS).map((index) => {
    const rows = index + 1;
    const inRow = Math.ceil(people / rows);
    const step = room / (inRow + ROW_MARGIN);
    const neededHeight = rows * NEEDED_HEIGHT.row + NEEDED_HEIGHT.sky;
    const scale = Math.min(step / STEP.min, height / neededHeight);
    return { rows, inRow, spacing: Math.min(step * 1.02, scale * STEP.max), scale };
  });
  return formations.reduce((best, formation) => (formation.scale > best.scale ? formation : best));
}

/**
 * The team in rows, for a season without a team picture; any width and height.
 *
 * @param people in roster order
 * @param room width of the centered area they stand in
 */
export function lineup(
  season: PrintedSeason,
  people: readonly DrawnPerson[],
  width: number,
  height: number,
  room: number = width,
): string {
  const lead = leadJersey(season);
  const { rows, inRow, spacing, scale } = formation(people.length, room, height);
  const drawRow = (row: number) => {
    const members = people.slice(row * inRow, (row + 1) * inRow);
    const y = height - (FRONT_HEIGHT + (rows - 1 - row) * ROW_STEP) * scale;
    return members.map((person, index) => {
      const scheme = pickPersonInks(person, season, row * inRow + index);
      const x = width / 2 + (index - (members.length - 1) / 2) * spacing - 200 * scale;
      const shift = pickTrait(HEIGHTS, person.id, "height") * scale;
      const transform = `translate(${xy(x, y + shift)}) scale(${factor(scale)})`;
      return transformShapes(transform, drawMember(person, rowInks(row, rows, lead), scheme));
    });
  };
  return drawScenery(width, height) + range(rows).flatMap(drawRow).join("");
}

/** A picture of a team in rows. */
export interface LineupPicture {
  /** The symbol's name in the sheet. */
  readonly id: string;
  readonly people: readonly DrawnPerson[];
  readonly width: number;
  readonly height: number;
  /** Width of the centered area the team stands in; by default the full width. */
  readonly room?: number;
}

/** A season's team in rows; one or more pictures. */
export function lineupSheet(season: PrintedSeason, ...pictures: readonly LineupPicture[]): Sheet {
  return makeSheet(
    `lineup-${season.year}`,
    pictures.map(({ id, people, room, ...box }) => ({
      id,
      viewBox: `0 0 ${box.width} ${box.height}`,
      markup: lineup(season, people, box.width, box.height, room),
    })),
  );
}
