import { expect, test } from "vitest";
import { marginChart } from "./card.ts";

const BASE = 400;

/** Height of the far end of each game's bar above the line between wins and losses; negative below it. */
function ends(margins: readonly number[]): number[] {
  const chart = marginChart(margins, { x: 0, base: BASE, width: 300, unit: 10 });
  const bars = [...chart.matchAll(/d="M[\d.]+ ([\d.]+)v(-?[\d.]+)/g)];
  return bars.map(([, from, high]) => BASE - Number(from) - Number(high));
}

test("wins are above the line of a share card, losses below it", () => {
  const [win = 0, loss = 0, ...more] = ends([4, -7]);
  expect(more).toEqual([]);
  expect(win).toBeGreaterThan(39);
  expect(loss).toBeLessThan(-69);
});
