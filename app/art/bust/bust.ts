import { motif, pickMotif } from "#app/art/motif/motif.ts";
import type { Ink } from "#app/art/print/ink.ts";
import { centeredLine } from "#app/art/print/lettering.ts";
import { circle, strokePath, fillPath, rect, ring } from "#app/art/print/shapes.ts";
import { pickPersonInks } from "#app/art/season/person-inks.ts";
import { jerseyText, type DrawnPerson } from "#app/art/season/person.ts";
import { type PrintedSeason, pickGroove } from "#app/art/season/printed-season.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import { CAP_HEIGHT } from "#app/lib/wood-type/metrics.ts";
import { drawGear, drawHair, HEAD_CENTER, HEAD_RADIUS, turnHead } from "./hair.ts";

const SHOULDERS_PATH = "M-6 400V340Q6 278 92 256L158 236V196H242V236L308 256Q394 278 406 340V400Z";

/** The number on the chest: its size and baseline, and its length for one digit and for two. */
const NUMBER = { size: 168, baseline: 388, lengths: [90, 168] } as const;

function head(body: Ink): string {
  const groove = pickGroove(body);
  return (
    circle(...HEAD_CENTER, HEAD_RADIUS, body) +
    ring(...HEAD_CENTER, 66, groove, 4) +
    ring(...HEAD_CENTER, 58, groove, 2) +
    ring(...HEAD_CENTER, 24, groove, 3)
  );
}

/** A coach wears an open collar and a whistle instead of a number. */
function drawChest(person: DrawnPerson, ink: Ink): string {
  const seams = strokePath("M58 400V340M342 400V340", ink, 4);
  if (person.position === "Coach") {
    const collar = strokePath("M150 249L196 300L200 262L204 300L250 249", ink, 7);
    const cord = strokePath("M222 300L236 356", "paper", 4);
    const whistle = circle(238, 362, 13, "paper") + fillPath("M238 349h24v10h-24z", "paper");
    return strokePath("M200 262V400", ink, 5) + collar + cord + whistle + seams;
  }
  const text = jerseyText(person);
  const length = NUMBER.lengths[text.length > 1 ? 1 : 0];
  const capHeight = NUMBER.size * CAP_HEIGHT;
  const middle = NUMBER.baseline - capHeight / 2;
  const measure = { x: 200 - length / 2, length, middle, capHeight, fill: ink } as const;
  const number = text === "" ? "" : centeredLine(text, measure);
  return strokePath("M148 238Q200 292 252 238", ink, 7) + seams + number;
}

/**
 * Portrait of a person in a season when there is no photo, 400 x 400: a disc for a head, hair and gear
 * chosen by the hash of her id, the jersey with her number. No face, no skin color, no likeness.
 *
 * @param index position in the roster, from 0: players in order, then coaches
 */
export function bust(person: DrawnPerson, season: PrintedSeason, index: number): string {
  const scheme = pickPersonInks(person, season, index);
  const { look, ground, backNumber, body, jersey, number, gear } = scheme;
  const hair = drawHair(look.hair, scheme.hair, look.gear);
  const behind = motif(
    pickMotif(person.position, `${person.id} ${season.year}`),
    { width: 400, height: 400 },
    { color: scheme.motif, line: backNumber },
  );
  return (
    rect(0, 0, 400, 400, ground) +
    behind +
    turnHead(hair.back, look) +
    fillPath(SHOULDERS_PATH, jersey) +
    head(body) +
    turnHead(hair.front + drawGear(look.gear, ...gear), look) +
    drawChest(person, number)
  );
}

/** Busts of a season by id; `people` in roster order, players before coaches. */
export function bustSheet(season: PrintedSeason, people: readonly DrawnPerson[]): Sheet {
  const busts = people.map((person, index) => ({
    id: person.id,
    viewBox: "0 0 400 400",
    markup: bust(person, season, index),
  }));
  return makeSheet(`busts-${season.year}`, busts);
}
