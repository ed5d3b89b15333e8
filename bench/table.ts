import type { Figure } from "./page.ts";

/** A measured page. */
export interface Measured {
  readonly route: string;
  readonly figures: readonly Figure[];
}

const words: Readonly<Record<Figure["unit"], (value: number) => string>> = {
  score: String,
  shift: (value) => value.toFixed(3),
  ms: (value) => `${Math.round(value)} ms`,
  bytes: (value) => `${(value / 1024).toFixed(1)} KiB`,
};

function isOk({ measured, budget, unit }: Figure): boolean {
  return unit === "score" ? measured >= budget : measured <= budget;
}

/** The figures that miss their budgets, one line each. */
export function misses({ route, figures }: Measured): string[] {
  return figures
    .filter((figure) => !isOk(figure))
    .map(({ name, measured, budget, unit }) => {
      return `${route}: ${name} ${words[unit](measured)}, budget ${words[unit](budget)}`;
    });
}

/** A line for the budgets and one for each page. A figure that misses its budget is marked. */
export function figureTable(measured: readonly Measured[]): string[] {
  const columns = new Map(
    measured.flatMap(({ figures }) => figures.map((figure) => [figure.name, figure] as const)),
  );
  const budgets = Array.from(columns.values(), ({ budget, unit }) => words[unit](budget));
  const rows = measured.map(({ route, figures }) => {
    const cells = Array.from(columns.keys(), (name) => {
      const figure = figures.find((one) => one.name === name);
      if (figure === undefined) return "–";
      return `${isOk(figure) ? "" : "! "}${words[figure.unit](figure.measured)}`;
    });
    return [route, ...cells];
  });
  const all = [["page", ...columns.keys()], ["budget", ...budgets], ...rows];
  const widthOf = (column: number) => Math.max(...all.map((row) => row[column]?.length ?? 0));
  return all.map(([first = "", ...others]) => {
    const cells = others.map((cell, at) => cell.padStart(widthOf(at + 1)));
    return [first.padEnd(widthOf(0)), ...cells].join("  ");
  });
}
