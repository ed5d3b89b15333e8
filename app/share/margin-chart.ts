import { drawn, filled } from "#app/art/print/shapes.ts";
import { round } from "#app/art/print/number.ts";

interface Chart {
  readonly x: number;
  /** Where the line between wins and losses lies. */
  readonly base: number;
  readonly width: number;
  /** Height of a point between the teams. */
  readonly unit: number;
}

/** A share of a game's width. */
const BAR = 0.72;

/** The margins of games in playing order: wins stand solid in gold, losses hang as outlines. */
export function marginChart(margins: readonly number[], { x, base, width, unit }: Chart): string {
  if (margins.length === 0) return "";
  const step = width / margins.length;
  const bars = margins.map((margin, game) => {
    const from = round(x + game * step);
    const [wide, high] = [round(step * BAR), round(Math.abs(margin) * unit)];
    if (margin > 0) return filled(`M${from} ${base - 2}v-${high}h${wide}v${high}z`, "g");
    if (margin < 0) return drawn(`M${from} ${base + 3}v${high}h${wide}v-${high}z`, "p", 4);
    return filled(`M${from} ${base - 4}h${wide}v8h-${wide}z`, "p");
  });
  return bars.join("") + drawn(`M${x} ${base}H${x + width}`, "p", 4);
}
