import { CAP_HEIGHT } from "./metrics.ts";

/** Room above and below capitals with accents, in em. */
const ROOM = { above: 0.3, below: 0.18 } as const;

/** Whether letters of a line stand out of it, which is only as high as its capitals. */
const hasAccents = (text: string) => /[À-žȘ-ț]/.test(text);

/** The padding that a line with accents gets; none for others. */
export const roomFor = (text: string): string =>
  hasAccents(text) ? `--room:${ROOM.above}em ${ROOM.below}em;` : "";

/** How high a line is with its accents, in the unit of its capitals' height. */
export const lineHeight = (text: string, cap: number): number =>
  hasAccents(text) ? cap * (1 + (ROOM.above + ROOM.below) / CAP_HEIGHT) : cap;
