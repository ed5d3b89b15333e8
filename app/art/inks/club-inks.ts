import {
  separatePlate,
  isGray,
  makePlateMixer,
  threePlates,
  sortColors,
  printedSun,
  rawSun,
  mixStock,
} from "./mix-inks.ts";
import { darkInks, nightInks, stageInks, type StageInks } from "./dark-inks.ts";
import { oklch, ratio, adjustUntil } from "./color.ts";
import { type InterfaceInks, printInks, type FirstInks, type PrintInks } from "./interface-inks.ts";
import { lightInks } from "./light-inks.ts";

/** All colors of a club's site. */
export interface ClubInks {
  /** Inks of pictures in both themes, and of the poster in the dark theme. */
  readonly day: PrintInks;
  readonly night: PrintInks;
  readonly stage: StageInks;
  /** Interface colors in both themes. */
  readonly light: InterfaceInks;
  readonly dark: InterfaceInks;
}

/** Inks that a club sets itself; they are used as they are. */
export interface FixedInks {
  readonly day?: Partial<PrintInks> | undefined;
  readonly night?: Partial<PrintInks> | undefined;
  readonly stage?: Partial<StageInks> | undefined;
  readonly light?: Partial<InterfaceInks> | undefined;
  readonly dark?: Partial<InterfaceInks> | undefined;
}

/** Minimum color distance between plates; smaller for the third, which is rarely beside another. */
const [MIN_PLATE_DISTANCE, MIN_THIRD_DISTANCE] = [0.12, 0.09];

/** The base inks for all others. */
function firstInks(colors: readonly string[], fixed: Partial<PrintInks>): FirstInks {
  const given = sortColors(colors);
  const stock = { ...mixStock(given), ...pickFixed(fixed, ["p", "n", "k"]) };
  const g = fixed.g ?? printedSun(rawSun(given), stock);
  const make = makePlateMixer(stock, g);
  const own = given.plates.slice(0, 3).map(({ at }) => make(at));
  const [first, second, third] = threePlates(g, own, make);
  const b = fixed.b ?? first;
  const s = fixed.s ?? separatePlate([b], second, isGray(second) ? 0.1 : MIN_PLATE_DISTANCE, make);
  const c =
    fixed.c ?? (isGray(third) ? third : separatePlate([b, s], third, MIN_THIRD_DISTANCE, make));
  const { c: strength, h } = oklch(g);
  const deep = { l: 0.76, c: strength * 0.9, h };
  const e = fixed.e ?? adjustUntil(deep, "darker", (color) => ratio(color, stock.p) >= 3);
  return { ...stock, g, b, s, c, e };
}

function pickFixed(fixed: Partial<PrintInks>, names: readonly ("p" | "n" | "k")[]) {
  return Object.fromEntries(
    names.flatMap((name) => {
      const ink = fixed[name];
      return ink === undefined ? [] : [[name, ink]];
    }),
  );
}

/**
 * All colors of a site from one to four of the club's. Only lightness changes, and chroma if a pale color
 * would look like a stain, until every pair for text or meaning is legible (`pairs.ts`). Fixed inks are used
 * as they are; `illegiblePairs` lists the pairs they break.
 *
 * @param colors `#rrggbb`, the most important plate first
 */
export function clubInks(colors: readonly string[], fixed: FixedInks = {}): ClubInks {
  const day = { ...printInks(firstInks(colors, fixed.day ?? {})), ...fixed.day };
  const dark = { ...darkInks(day), ...fixed.dark };
  return {
    day,
    night: { ...nightInks(day), ...fixed.night },
    stage: { ...stageInks(day, dark), ...fixed.stage },
    light: { ...lightInks(day), ...fixed.light },
    dark,
  };
}
