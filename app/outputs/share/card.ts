import { drawLine, measureLine } from "#app/art/line/line.ts";
import type { Paint } from "#app/art/print/ink.ts";
import { line, woodLine } from "#app/art/print/lettering.ts";
import { strokePath, factor, transformShapes, rect, round } from "#app/art/print/shapes.ts";
import { advance } from "#app/lib/wood-type/measure.ts";
import { CAP_HEIGHT } from "#app/lib/wood-type/metrics.ts";
import { fitLine as fitLetters } from "#app/lib/wood-type/wood-type.ts";
import type { Club } from "#app/record/record.ts";
import type { Card } from "#app/routes/card.ts";
import * as words from "#words/cards.ts";

/** Card size in pixels, as social networks recommend it. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** Horizontal margin of all text. */
export const MARGIN = 48;

/**
 * Path of a page's card. The name has no hash, so that old shared links keep their picture.
 *
 * @param stem base name of the page's files, such as `results`
 */
export function cardPath(stem: string): string {
  return `/share/${stem === "index" ? "home" : stem}.png`;
}

/** Top of the strip at the bottom of every card. */
export const RAIL_TOP = 574;

const RAIL_HEIGHT = CARD_HEIGHT - RAIL_TOP;
const RAIL_LABEL = { baseline: RAIL_TOP + RAIL_HEIGHT / 2 + 8, size: 24 } as const;
/** Letters of the rail, unless they have to be narrower. */
const RAIL_STRETCH = 104;
/** Gap between domain and text. */
const GAP = 32;
/** Maximum width of the domain, so that there is room for the text. */
const DOMAIN_ROOM = 620;

/** Inks of the strip and its two texts. */
export type RailInks = Readonly<Record<"ground" | "domain" | "text", Paint>>;

const INKS: RailInks = { ground: "black", domain: "sun", text: "paper" };

/** Width axis for text within a length: the usual width, or narrower if necessary. */
function stretchIn(text: string, room: number): number {
  const { width } = fitLetters(text, room, RAIL_LABEL.size * CAP_HEIGHT);
  return Math.min(RAIL_STRETCH, width);
}

/**
 * The strip with the site's domain and a short text about the page.
 *
 * @param domain domain of the site, such as cotesauvage.example
 */
export function drawRail(domain: string, text: string, inks: RailInks = INKS): string {
  const end = CARD_WIDTH - MARGIN;
  const stretch = stretchIn(domain, DOMAIN_ROOM);
  const room = end - MARGIN - advance(domain, stretch) * RAIL_LABEL.size - GAP;
  const label = { ...RAIL_LABEL, width: stretchIn(text, room), x: end, anchor: "end" } as const;
  return (
    rect(0, RAIL_TOP, CARD_WIDTH, RAIL_HEIGHT, inks.ground) +
    line(domain.toUpperCase(), { ...RAIL_LABEL, width: stretch, x: MARGIN, fill: inks.domain }) +
    line(text.toUpperCase(), { ...label, fill: inks.text })
  );
}

interface Place {
  readonly top: number;
  readonly capHeight: number;
  readonly fill: Paint;
}

/** A card's title in wood type, from margin to margin. */
export function drawTitle(text: string, { top, capHeight, fill }: Place): string {
  return woodLine(text.toUpperCase(), {
    x: MARGIN,
    length: CARD_WIDTH - 2 * MARGIN,
    middle: top + capHeight / 2,
    capHeight,
    fill,
  });
}

/** Where a poster's picture ends and the band with its title begins. */
export const BAND_TOP = 376;

const TITLE_HEIGHT = 156;

/** The rail below makes the title look higher than the middle of the band. */
const TITLE_SHIFT = 6;

/** The band with the title of a poster, between its picture and the rail. */
export function band(text: string, ground: Paint, type: Paint): string {
  const height = RAIL_TOP - BAND_TOP;
  return (
    rect(0, BAND_TOP, CARD_WIDTH, height, ground) +
    drawTitle(text, {
      top: BAND_TOP + (height - TITLE_HEIGHT) / 2 + TITLE_SHIFT,
      capHeight: TITLE_HEIGHT,
      fill: type,
    })
  );
}

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly viewBox: string;
}

/** A picture cropped to its frame, because pictures on sheets extend beyond their edges. */
export function cropToFrame(markup: string, { x, y, width, height, viewBox }: Frame): string {
  return `<svg x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" viewBox="${viewBox}">${markup}</svg>`;
}

interface LinePlace {
  readonly x: number;
  readonly width: number;
  /** Height on which the bars are centered, and how high they may be in all. */
  readonly middle: number;
  readonly height: number;
  /** Height per point of margin, unless the bars would be too high. */
  readonly unit: number;
}

/** Widest bar with its gap, for seasons of a few games. */
const WIDEST_GAME = 48;

/** Games as bars on a line: wins up in the sun's color, losses down in paper. */
export function drawGameLine(
  tournaments: readonly (readonly number[])[],
  { x, width, middle, height, unit }: LinePlace,
  inks: Readonly<Record<"win" | "loss", Paint>> = { win: "sun", loss: "paper" },
): string {
  const margins = tournaments.flat();
  if (margins.length === 0) return "";
  const { up, down } = measureLine(margins);
  const pointHeight = Math.min(unit, height / (up + down));
  const base = round(middle + ((up - down) * pointHeight) / 2);
  const { width: lineWidth, win, loss, tie } = drawLine(tournaments);
  const length = Math.min(width, margins.length * WIDEST_GAME);
  const scale = `translate(${x} ${base}) scale(${factor(length / lineWidth)} ${round(pointHeight)})`;
  const bars = strokePath(win, inks.win, 3) + strokePath(loss + tie, inks.loss, 3);
  return transformShapes(scale, bars) + strokePath(`M${x} ${base}h${round(length)}`, inks.loss, 4);
}

/** A card with just a name, for a page without its own picture. */
export function nameCard({ domain, teamName }: Club, name: string): Card {
  return {
    markup:
      rect(0, 0, CARD_WIDTH, RAIL_TOP, "plate1") +
      drawTitle(name, { top: 164, capHeight: 246, fill: "paper" }) +
      drawRail(domain, teamName),
    alt: words.inWoodType(name, teamName),
  };
}
