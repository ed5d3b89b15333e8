import { ACCENTS } from "./accents.ts";
import { ink, type Draw, type Glyph } from "./glyph.ts";
import { ROUND_LETTERS } from "./round-letters.ts";
import { SIGNS } from "./signs.ts";
import { STRAIGHT_LETTERS } from "./straight-letters.ts";

const DRAW: Readonly<Record<string, Draw>> = {
  ...STRAIGHT_LETTERS,
  ...ROUND_LETTERS,
  ...SIGNS,
};

const drawOf = new Map<string, Draw>(Object.entries(DRAW));
const accentOf = new Map(Object.entries(ACCENTS));

const drawn = new Map<string, Glyph>();

/**
 * A letter with its accents, at a height of the capitals: stems stay 35 wide and discs round, only
 * what is straight grows.
 *
 * @throws RangeError for a letter that the kit does not have
 */
export function letter(character: string, height: number): Glyph {
  const key = `${character} ${height}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const glyph = draw(character, height);
  drawn.set(key, glyph);
  return glyph;
}

function draw(character: string, height: number): Glyph {
  const [base = "", ...marks] = character;
  const bare = drawOf.get(base)?.(height);
  if (bare === undefined) throw new RangeError(`The letter kit has no ${base}.`);
  const accents = marks.map((mark) => ink(accentOf.get(mark)?.(bare.width / 2, height) ?? ""));
  return accents.length === 0 ? bare : { ...bare, parts: [...bare.parts, ...accents] };
}
