import {
  coldLoad,
  type Form,
  type Measured,
  type RouteFigures,
  type TransferType,
} from "#bench/figures/figures.ts";
import { firstPaintDelay } from "#bench/figures/judge.ts";
import { duration, kibibytes, onForm, percent } from "#bench/figures/words.ts";

/** Rows as lines of equal columns: the first column aligned left, the others right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? "").length)));
  return all.map((row) =>
    widths
      .map((width, column) => {
        const cell = row[column] ?? "";
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join("  ")
      .trimEnd(),
  );
}

/** A heading and the rows below it; the first row holds the names of the columns. */
export interface FigureTable {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

type Column = readonly [name: string, words: (figures: RouteFigures) => string];

function durationOf(time: number | undefined): string {
  return time === undefined ? "–" : duration(time);
}

const timeColumns: readonly Column[] = [
  ["perf", (page) => String(page.performance)],
  ["a11y", (page) => String(page.accessibility)],
  ["best", (page) => String(page.bestPractices)],
  ["SEO", (page) => String(page.seo)],
  ["first paint", (page) => duration(page.firstPaint)],
  ["seen", (page) => duration(page.painted)],
  ["without scripts", (page) => duration(page.paintedPlain)],
  ["delay", (page) => percent(firstPaintDelay(page))],
  ["largest", (page) => duration(page.largestPaint)],
  ["blocking", (page) => duration(page.blocking)],
  ["own", (page) => duration(page.ownBlocking)],
  ["shift", (page) => page.shift.toFixed(3)],
  ["link", (page) => durationOf(page.navigation)],
  ["key", (page) => durationOf(page.typing)],
  ["axe", (page) => String(page.axeNodes)],
  ["stolen", (page) => percent(page.stolen)],
  ["machine", (page) => page.machine.toFixed(0)],
];

function bytesColumn(type: TransferType): Column {
  return [type, ({ transfer }) => kibibytes(transfer[type])];
}

const bytesColumns: readonly Column[] = [
  ["cold load", ({ transfer }) => kibibytes(coldLoad(transfer))],
  bytesColumn("html"),
  bytesColumn("script"),
  bytesColumn("style"),
  bytesColumn("font"),
  bytesColumn("art"),
  bytesColumn("other"),
  bytesColumn("photo"),
  ["requests", (page) => String(page.requests)],
  ["failed", (page) => String(page.failed)],
];

function ofColumns(title: string, columns: readonly Column[], all: readonly Measured[]) {
  return {
    title,
    head: ["route", ...columns.map(([name]) => name)],
    rows: all.map(({ route, figures }) => [route, ...columns.map(([, words]) => words(figures))]),
  };
}

/** All tables of one form. */
export function figureTables(measured: readonly Measured[], form: Form): FigureTable[] {
  const all = measured.filter((one) => one.form === form);
  if (all.length === 0) return [];
  return [
    ofColumns(`Scores and times ${onForm(form)}`, timeColumns, all),
    ofColumns(`Bytes over the wire ${onForm(form)}`, bytesColumns, all),
  ];
}

/** A table as lines for the terminal. */
export function tableLines({ title, head, rows }: FigureTable): string[] {
  return [title, "", ...table(head, rows), ""];
}
