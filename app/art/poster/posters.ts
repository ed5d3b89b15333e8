import { badge, type DrawnBadge } from "#app/art/badge/badge.ts";
import { openDrawings } from "#app/art/drawing.ts";
import { plate } from "#app/art/plate/plate.ts";
import { halftone } from "#app/art/print/halftone.ts";
import type { Ink, Paint } from "#app/art/print/ink.ts";
import { woodLine } from "#app/art/print/lettering.ts";
import {
  type Point,
  factor,
  xy,
  isolateBlending,
  overprint,
  circle,
  transformShapes,
  rect,
} from "#app/art/print/shapes.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import { circlesAt } from "#app/art/value/circles.ts";

const drawings = openDrawings<"playlists">(
  import.meta.glob<string>("./drawings/*.svg", { query: "?raw", import: "default", eager: true }),
);

/** A poster is 300 x 400: the picture, and a band with its title over the full width. */
const BAND_TOP = 308;

function band(title: string, ground: Paint, type: Paint): string {
  const setting = { x: 16, length: 268, middle: 354, capHeight: 52, fill: type } as const;
  return rect(0, BAND_TOP, 300, 92, ground) + woodLine(title.toUpperCase(), setting);
}

/** Places of up to five badges. */
const BADGE_POSITIONS: readonly (readonly [x: number, y: number, size: number])[] = [
  [-24, 10, 132],
  [92, 26, 120],
  [200, -6, 124],
  [22, 138, 150],
  [172, 146, 132],
];

/** Up to five badges of one summer. */
function badgeQuestPoster(title: string, tokens: readonly DrawnBadge[]): string {
  const badges = BADGE_POSITIONS.flatMap(([x, y, size], index) => {
    const token = tokens[index];
    if (token === undefined) return [];
    return transformShapes(`translate(${xy(x, y)}) scale(${factor(size / 100)})`, badge(token));
  });
  const area = { x: -10, width: 320, height: 310 };
  return (
    rect(0, 0, 300, 400, "sun") +
    halftone(area, { pitch: 14, ramp: (way) => 0.8 * way, color: "paper" }) +
    badges.join("") +
    band(title, "black", "sun")
  );
}

/** Up to four plates, the club’s own in front. */
function fiftyPlatesPoster(title: string, codes: readonly string[]): string {
  const [first, second, third, fourth] = codes;
  const spotted: readonly [code: string | undefined, Point, turn: number, fill: Ink, ink: Ink][] = [
    [second, [26, 24], -7, "paper", "plate2"],
    [first, [128, 92], 6, "sun", "plate1"],
    [third, [10, 168], 4, "newsprint", "plate3"],
    [fourth, [134, 214], -8, "paper", "plate1"],
  ];
  const plates = spotted.flatMap(([code, at, turn, fill, ink]) =>
    code === undefined
      ? []
      : transformShapes(
          `translate(${xy(...at)}) rotate(${turn} 75 40)`,
          plate(code, { width: 156, height: 84, fill, ink }),
        ),
  );
  return rect(0, 0, 300, 400, "plate1") + plates.join("") + band(title, "black", "sun");
}

/** Positions of the circles of core values, by their number. */
// oxfmt-ignore
const CIRCLE_CENTERS = {
  2: [[104, 154], [196, 154]],
  3: [[150, 112], [104, 192], [196, 192]],
  4: [[150, 96], [92, 154], [150, 212], [208, 154]],
  5: [[150, 94], [92, 136], [114, 204], [186, 204], [208, 136]],
} as const;

/**
 * Overlapping circles; the last value is the area where all overlap.
 *
 * @param values how many core values the club has
 */
function coreValuesPoster(title: string, values: number): string {
  const [ground = "", ...overprints] = circlesAt(CIRCLE_CENTERS, values).map(({ at, ink }) =>
    circle(...at, 84, ink),
  );
  const plates = ground + overprints.map(overprint).join("");
  return rect(0, 0, 300, 400, "newsprint") + isolateBlending(plates) + band(title, "black", "sun");
}

/** A record on its deck, in the inks of the page of playlists. */
const playlistsPoster = (title: string) =>
  drawings.draw("playlists") + band(title, "#ff6a4d", "#24122f");

/** The pages that have a poster. */
type PosterPage = "badgequest" | "fiftyplates" | "corevalues" | "playlists";

/** Club data on the posters. */
export interface PosterWords {
  /** Up to five badges. */
  readonly badges: readonly DrawnBadge[];
  /** Codes of plates, the club's own states first. */
  readonly plates: readonly string[];
  /** Number of core values. */
  readonly values: number;
  readonly titles: Readonly<Record<PosterPage, string>>;
}

/** Home's posters, for pages that are not in the main navigation. */
export function posterSheet({ badges, plates, titles, values }: PosterWords): Sheet {
  const posters = {
    "badge-quest": badgeQuestPoster(titles.badgequest, badges),
    "fifty-plates": fiftyPlatesPoster(titles.fiftyplates, plates),
    "core-values": coreValuesPoster(titles.corevalues, values),
    playlists: playlistsPoster(titles.playlists),
  };
  const symbols = Object.entries(posters).map(([id, markup]) => {
    return { id, viewBox: "0 0 300 400", markup };
  });
  return makeSheet("posters", symbols);
}
