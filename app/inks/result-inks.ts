import { hueGap, oklch, type Oklch } from "./colour.ts";

/** The hues by which a win, a loss and a tie are known. */
const HUES = { win: 154, loss: 17, tie: 82 } as const;

/** Degrees within which an ink of the club's own is taken for one of them. */
const NEAR = { result: 28, tie: 40 } as const;

/** The club's own green wins and its own red loses; otherwise both are mixed. */
export function resultInk(kind: "win" | "loss", plates: readonly string[]): Oklch {
  const own = plates
    .map((plate) => oklch(plate))
    .find(({ c, h }) => c >= 0.06 && hueGap(h, HUES[kind]) <= NEAR.result);
  return own ?? { l: 0.42, c: 0.105, h: HUES[kind] };
}

/** A yellow or orange sun ties; otherwise a yellow is mixed. */
export function tieInk(sun: string): Oklch {
  const at = oklch(sun);
  return hueGap(at.h, HUES.tie) < NEAR.tie ? at : { l: 0.5, c: 0.1, h: HUES.tie };
}
