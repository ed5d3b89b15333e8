import { drawLine, measureLine } from "#app/art/line/line.ts";
import type { Paint } from "#app/art/print/ink.ts";
import { factor, round, strokePath, transformShapes } from "#app/art/print/shapes.ts";

interface LinePlace {
  readonly x: number;
  readonly width: number;
  /** Height on which the bars are centered, and how high they may be in all. */
  readonly middle: number;
  readonly height: number;
  /** Height per goal of difference, unless the bars would be too high. */
  readonly maxPointHeight: number;
}

/** Maximum width of a game, its bar with the gap, so that a few games do not fill the width. */
const WIDEST_GAME = 48;

/** Games as bars on a line: wins up in the sun's color, losses down and ties across it in paper. */
export function drawGameLine(
  tournaments: readonly (readonly number[])[],
  { x, width, middle, height, maxPointHeight }: LinePlace,
  inks: Readonly<Record<"win" | "loss", Paint>> = { win: "sun", loss: "paper" },
): string {
  const differences = tournaments.flat();
  if (differences.length === 0) return "";
  const { up, down } = measureLine(differences);
  const pointHeight = Math.min(maxPointHeight, height / (up + down));
  // The line is not in the middle if the bars of one side are higher.
  const lineY = round(middle + ((up - down) * pointHeight) / 2);
  const { width: drawnWidth, win, loss, tie } = drawLine(tournaments);
  const length = Math.min(width, differences.length * WIDEST_GAME);
  const scale = `translate(${x} ${lineY}) scale(${factor(length / drawnWidth)} ${round(pointHeight)})`;
  const bars = strokePath(win, inks.win, 3) + strokePath(loss + tie, inks.loss, 3);
  return transformShapes(scale, bars) + strokePath(`M${x} ${lineY}h${round(length)}`, inks.loss, 4);
}
