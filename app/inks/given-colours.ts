import { oklch, type Oklch } from "./colour.ts";

/** A colour as the club wrote it, and what it is. */
export interface GivenColour {
  readonly given: string;
  readonly at: Oklch;
}

/** The club's colours by what they can do. */
export interface GivenColours {
  /** The lightest that carries ink type. */
  readonly sun: GivenColour | undefined;
  /** The others, in the order in which the club gave them. */
  readonly plates: readonly GivenColour[];
  /** Black is no ink of its own: it makes the ink neutral. */
  readonly hasBlack: boolean;
  /** White is none either: it makes the paper bright. */
  readonly hasWhite: boolean;
}

const isBlack = ({ at: { l, c } }: GivenColour) => l < 0.27 && c < 0.05;
const isWhite = ({ at: { l, c } }: GivenColour) => l > 0.93 && c < 0.03;

/** Lightness from which a colour can be the sun; a single one has to be both sun and plate. */
const [SUN_FROM, ONLY_SUN_FROM] = [0.62, 0.66];
/** Chroma from which a light colour is a colour and not a stock. */
const STRONG = 0.08;

/** Tells sun, plates, black and white apart. */
export function sortColours(colours: readonly string[]): GivenColours {
  const all = colours.map((given) => ({ given, at: oklch(given) }));
  const inks = all.filter((colour) => !isBlack(colour) && !isWhite(colour));
  const from = inks.length === 1 ? ONLY_SUN_FROM : SUN_FROM;
  const light = inks.filter(({ at }) => at.l >= from);
  const strong = light.filter(({ at }) => at.c >= STRONG);
  const [sun] = (strong.length > 0 ? strong : light).toSorted((a, b) => b.at.l - a.at.l);
  return {
    sun,
    plates: inks.filter((ink) => ink !== sun),
    hasBlack: all.some(isBlack),
    hasWhite: all.some(isWhite),
  };
}
