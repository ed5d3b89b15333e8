import type { Paint } from "#app/art/print/ink.ts";
import { line, woodLine } from "#app/art/print/lettering.ts";
import { rect, round } from "#app/art/print/shapes.ts";
import { advance } from "#app/lib/wood-type/measure.ts";
import { CAP_HEIGHT } from "#app/lib/wood-type/metrics.ts";
import { fitLine } from "#app/lib/wood-type/wood-type.ts";
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

/** Top of the rail, the band at the bottom of a card. */
export const RAIL_TOP = 574;

const RAIL_HEIGHT = CARD_HEIGHT - RAIL_TOP;
const RAIL_LABEL = { baseline: RAIL_TOP + RAIL_HEIGHT / 2 + 8, size: 24 } as const;
/** Width axis of the rail's letters, unless they have to be narrower. */
const RAIL_WIDTH_AXIS = 104;
/** Gap between domain and text. */
const GAP = 32;
/** Maximum width of the domain, so that there is room for the text. */
const DOMAIN_ROOM = 620;

/** Inks of the rail and its two texts. */
export type RailInks = Readonly<Record<"ground" | "domain" | "text", Paint>>;

const INKS: RailInks = { ground: "black", domain: "sun", text: "paper" };

/** Width axis of the letters for a text within a length: the usual one, or narrower if necessary. */
function widthAxisFor(text: string, length: number): number {
  const { width } = fitLine(text, length, RAIL_LABEL.size * CAP_HEIGHT);
  return Math.min(RAIL_WIDTH_AXIS, width);
}

/**
 * The rail with the site's domain and a short text about the page.
 *
 * @param domain domain of the site, such as cotesauvage.example
 */
export function drawRail(domain: string, text: string, inks: RailInks = INKS): string {
  const end = CARD_WIDTH - MARGIN;
  const domainAxis = widthAxisFor(domain, DOMAIN_ROOM);
  const textRoom = end - MARGIN - advance(domain, domainAxis) * RAIL_LABEL.size - GAP;
  const textAxis = widthAxisFor(text, textRoom);
  const label = { ...RAIL_LABEL, width: textAxis, x: end, anchor: "end" } as const;
  return (
    rect(0, RAIL_TOP, CARD_WIDTH, RAIL_HEIGHT, inks.ground) +
    line(domain.toUpperCase(), { ...RAIL_LABEL, width: domainAxis, x: MARGIN, fill: inks.domain }) +
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
