import { crest, type CrestTeam } from "#app/art/crest/crest.ts";
import { line, woodLine } from "#app/art/print/lettering.ts";
import { transformShapes, rect, round } from "#app/art/print/shapes.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import { advance } from "#app/lib/wood-type/measure.ts";
import { type SceneEvent, drawScene } from "./scenes.ts";

/** Data for drawing a tournament's pictures. */
export interface DrawnEvent extends SceneEvent {
  readonly name: string;
  readonly location?: { readonly label: string } | undefined;
}

const EMBLEM_WIDTH = 300;
const EMBLEM_HEIGHT = 180;
const BAND_HEIGHT = 40;
const TEXT_MARGIN = 12;

/** Letters on a tab. */
const TAB_LETTERS = { size: 21, width: 78 } as const;

/** Widths of the tabs: the place's with a code of two letters, and the year's. */
const PLACE_WIDTH = 50;
const YEAR_WIDTH = 56;

/** A dark tab at an upper corner, 36 high. */
function tab(text: string, x: number, width: number, fill: "sun" | "paper"): string {
  if (text === "") return "";
  const setting = { ...TAB_LETTERS, x: x + width / 2, baseline: 26, fill } as const;
  return rect(x, 0, width, 36, "black") + line(text, { ...setting, anchor: "middle" });
}

/** The name of a label in wood type, on a dark band at its foot. */
function nameBand(name: string): string {
  const lettering = woodLine(name.toUpperCase(), {
    x: TEXT_MARGIN,
    length: EMBLEM_WIDTH - 2 * TEXT_MARGIN,
    middle: EMBLEM_HEIGHT - BAND_HEIGHT / 2,
    capHeight: BAND_HEIGHT / 2,
    fill: "sun",
  });
  return rect(0, EMBLEM_HEIGHT - BAND_HEIGHT, EMBLEM_WIDTH, BAND_HEIGHT, "black") + lettering;
}

/** Scale of a crest, which is 100 x 100, on a label. */
const CREST_SCALE = 1.2;

/** The label of an opponent, 300 x 180: the crest that it has on every page, and its name with its city. */
export function opponentLabel(opponent: CrestTeam, fullName: string): string {
  const x = EMBLEM_WIDTH / 2 - 50 * CREST_SCALE;
  const y = (EMBLEM_HEIGHT - BAND_HEIGHT) / 2 - 50 * CREST_SCALE;
  const transform = `translate(${x} ${y}) scale(${CREST_SCALE})`;
  return (
    rect(0, 0, EMBLEM_WIDTH, EMBLEM_HEIGHT - BAND_HEIGHT, "newsprint") +
    transformShapes(transform, crest(opponent)) +
    nameBand(fullName)
  );
}

/** The label of a tournament, 300 x 180, like a matchbook: scene, name, state and year. */
export function emblem(event: DrawnEvent): string {
  const { year, location: { label = "" } = {} } = event;
  const labelWidth = advance(label, TAB_LETTERS.width) * TAB_LETTERS.size;
  // A longer code has as much padding as two letters.
  const placeWidth = Math.max(PLACE_WIDTH, round(labelWidth + 16));
  return (
    drawScene(event, EMBLEM_WIDTH, EMBLEM_HEIGHT - BAND_HEIGHT) +
    nameBand(event.name.replace(" - ", " ")) +
    tab(label, 0, placeWidth, "sun") +
    tab(`’${String(year).slice(-2)}`, EMBLEM_WIDTH - YEAR_WIDTH, YEAR_WIDTH, "paper")
  );
}

/** The scene without lettering, 540 x 176, for the top of a tournament's panel. */
export function panelScene(event: SceneEvent): string {
  return drawScene(event, 540, 176);
}

/** The labels of tournaments, by their ids. */
export function emblemSheet(name: string, events: readonly DrawnEvent[]): Sheet {
  const labels = events.map((event) => ({
    id: event.id,
    viewBox: `0 0 ${EMBLEM_WIDTH} ${EMBLEM_HEIGHT}`,
    markup: emblem(event),
  }));
  return makeSheet(name, labels);
}
