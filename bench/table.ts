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

/** Rows for `console.table`: the budgets, and each page. A figure that misses its budget is marked. */
export function figureRows(measured: readonly Measured[]) {
  const all = measured.flatMap(({ figures }) => figures);
  const budgets = all.map(({ name, budget, unit }) => [name, words[unit](budget)] as const);
  const rows = measured.map(({ route, figures }) => {
    const cells = figures.map((figure) => {
      const text = words[figure.unit](figure.measured);
      return [figure.name, isOk(figure) ? text : `! ${text}`] as const;
    });
    return [route, Object.fromEntries(cells)] as const;
  });
  return Object.fromEntries([["budget", Object.fromEntries(budgets)], ...rows]);
}
