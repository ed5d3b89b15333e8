import { duration, kibibytes } from "#bench/figures/words.ts";
import { table } from "#bench/print/table.ts";
import type { GrownFigures } from "./grown-figures.ts";

function rows(
  all: readonly GrownFigures[],
  of: (figures: GrownFigures) => ReadonlyMap<string, number>,
  name: string,
  words: (value: number) => string,
): string[][] {
  const routes = new Set(all.flatMap((one) => [...of(one).keys()]));
  return Array.from(routes, (route) => [
    `${route}, ${name}`,
    ...all.map((one) => {
      const value = of(one).get(route);
      return value === undefined ? "" : words(value);
    }),
  ]);
}

function mebibytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MiB`;
}

/** The figures of every size of the content side by side, as lines for the terminal. */
export function growthTable(all: readonly GrownFigures[]): string[] {
  return table(
    ["content", ...all.map(({ factor }) => `${factor} times`)],
    [
      ["build", ...all.map(({ milliseconds }) => duration(milliseconds))],
      ["build, memory", ...all.map(({ memory }) => mebibytes(memory))],
      ...rows(all, ({ coldLoads }) => coldLoads, "cold load", kibibytes),
      ...rows(all, ({ keys }) => keys, "key", duration),
    ],
  );
}
