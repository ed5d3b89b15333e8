import { clubInks } from "#app/art/inks/club-inks.ts";
import { distance } from "#app/art/inks/tone.ts";
import type { Paint } from "#app/art/print/ink.ts";

/** Colors of clubs: those of the examples, and some that are hard to print. */
export const PALETTES: readonly (readonly [name: string, colors: readonly string[]])[] = [
  ["gold, blue, oxblood and green", ["#dcae2c", "#003faa", "#7a242f", "#215d39"]],
  ["copper, navy and straw", ["#b4532a", "#0d4164", "#f0c36b"]],
  ["teal, coral and indigo", ["#006a6a", "#ff7b4d", "#353766"]],
  ["rust and sand", ["#a04510", "#e4c96e"]],
  ["blue, yellow and red", ["#1d3f8f", "#f2b600", "#b3202a"]],
  ["one red", ["#c70001"]],
  ["orange, teal and plum", ["#f2a65a", "#0f6b78", "#8c2f5c"]],
  ["one teal", ["#006a6a"]],
  ["yellow and black", ["#ffee00", "#111111"]],
  ["grays", ["#888888"]],
  ["pale blue", ["#b7d3ea", "#f4f4f4"]],
];

/** Distance in Oklab from which a figure can be told from its ground. */
const MIN_DISTANCE = 0.12;

/** A figure and its ground, with what they belong to. */
export type PrintedPair = readonly [figure: Paint, ground: Paint, where: string];

/** The figures that are lost on their ground, by day or night. */
export function faintPairs(colors: readonly string[], pairs: readonly PrintedPair[]): string[] {
  const { day, night } = clubInks(colors);
  return Object.entries({ day, night: { ...day, ...night } }).flatMap(([time, inks]) => {
    const values = new Map(Object.entries(inks));
    const getColor = (ink: Paint) => values.get(ink) ?? "";
    return pairs.flatMap(([figure, ground, where]) => {
      const reached = distance(getColor(figure), getColor(ground));
      return reached >= MIN_DISTANCE
        ? []
        : [`${where} by ${time}: ${figure} on ${ground}, ${reached.toFixed(3)}`];
    });
  });
}
