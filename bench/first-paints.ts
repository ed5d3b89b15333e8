import { pace } from "./budgets.ts";
import type { FirstPaints } from "./figures/figures.ts";
import { firstPaintDelay } from "./figures/judge.ts";
import { median } from "./figures/median.ts";

/** How many rounds are made at most. */
const ROUNDS = 4;

/**
 * Times a page and its copy without scripts in turns, each of them first in every second turn, so
 * that other work of the machine affects both. First paints of the same page differ by tens of
 * milliseconds: where the scripts seem to delay it by more than the budget, further rounds are
 * added, up to four. Returns the medians over all rounds.
 */
export async function firstPaints(
  time: (page: "scripted" | "plain") => Promise<number>,
  turns: number,
): Promise<FirstPaints> {
  const scripted: number[] = [];
  const plain: number[] = [];
  for (let round = 1; ; round += 1) {
    for (let turn = 0; turn < turns; turn += 1) {
      if (turn % 2 === 0) scripted.push(await time("scripted"));
      plain.push(await time("plain"));
      if (turn % 2 === 1) scripted.push(await time("scripted"));
    }
    const paints = { painted: median(scripted), paintedPlain: median(plain) };
    if (round === ROUNDS || firstPaintDelay(paints) <= pace.firstPaintDelay) return paints;
  }
}
