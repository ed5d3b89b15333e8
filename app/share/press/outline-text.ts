import { round, xy } from "#app/art/print/number.ts";

/** A letter of the display face at one width. */
export interface Letter {
  /** Its outline in the font's units, y upwards. */
  readonly path: string;
  readonly advance: number;
}

/** The display face as a case of movable type. */
export interface TypeCase {
  readonly unitsPerEm: number;
  /** The letter for a character; `width` is the font's width axis, 50 to 150. */
  readonly letter: (character: string, width: number) => Letter;
}

const LINE = /<text ([^>]*)>([^<]*)<\/text>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
};

/** The share of a line that lies before its anchor. */
const BEFORE: Readonly<Record<string, number>> = { middle: 0.5, end: 1 };

function charactersOf(text: string): string[] {
  return Array.from(text.replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity));
}

function setLine(attributes: ReadonlyMap<string, string>, text: string, type: TypeCase): string {
  const number = (name: string) => Number.parseFloat(attributes.get(name) ?? "");
  const width = number("font-stretch");
  const letters = charactersOf(text).map((character) => type.letter(character, width));
  const natural = letters.reduce((length, { advance }) => length + advance, 0);
  const scale = number("font-size") / type.unitsPerEm;
  const across = attributes.has("textLength") ? number("textLength") / natural : scale;
  const start = natural * across * (BEFORE[attributes.get("text-anchor") ?? ""] ?? 0);
  let pen = 0;
  const outlines = letters.map(({ path, advance }) => {
    const at = pen === 0 ? "" : ` transform="translate(${round(pen)})"`;
    pen += advance;
    return path === "" ? "" : `<path${at} d="${path}"/>`;
  });
  const place = `translate(${xy(number("x") - start, number("y"))})`;
  const size = `scale(${across.toFixed(6)} ${(-scale).toFixed(6)})`;
  return `<g transform="${place} ${size}" fill="${attributes.get("fill") ?? "none"}">${outlines.join("")}</g>`;
}

/**
 * Replaces every line of lettering (app/art/print/lettering.ts) by the outlines of its letters: the
 * picture then needs no font and looks the same wherever it is printed.
 */
export function outlineText(markup: string, type: TypeCase): string {
  return markup.replace(LINE, (_, attributes: string, text: string) => {
    const pairs = Array.from(
      attributes.matchAll(ATTRIBUTE),
      ([, name = "", value = ""]) => [name, value] as const,
    );
    return setLine(new Map(pairs), text, type);
  });
}
