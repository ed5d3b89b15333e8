import { forms, type Measured } from "#bench/figures/figures.ts";
import { onForm } from "#bench/figures/words.ts";
import { figureTables, type FigureTable } from "./tables.ts";
import { escapeMarkup } from "#app/lib/text.ts";

/** The contents of the report. */
export interface Report {
  readonly measured: readonly Measured[];
  /** The budgets that are missed, a sentence each. */
  readonly missed: readonly string[];
  /** Method of measurement: tools, runs. */
  readonly method: string;
  /** The file of a route's screenshot, beside the page. */
  readonly pictureOf: (measured: Measured) => string;
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 78rem; margin: 2rem auto; padding: 0 1rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.2rem 0.7rem; text-align: end; white-space: nowrap; border-bottom: 1px solid #8885; }
:is(th, td):first-child { text-align: start; }
.screens { display: grid; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); gap: 2rem; align-items: start; }
figure { margin: 0; }
figure img { width: 100%; border: 1px solid #8885; }
`;

function row(cells: readonly string[], tag: "td" | "th"): string {
  return `<tr>${cells.map((cell) => `<${tag}>${escapeMarkup(cell)}</${tag}>`).join("")}</tr>`;
}

function tableOf({ title, head, rows }: FigureTable): string {
  const body = rows.map((cells) => row(cells, "td")).join("\n");
  return `<h2>${escapeMarkup(title)}</h2>\n<div class="wide"><table>\n${row(head, "th")}\n${body}\n</table></div>`;
}

function screenshot({ route, form }: Measured, picture: string): string {
  const name = `${route} ${onForm(form)}`;
  return `<figure><img src="${picture}" alt="${name}" loading="lazy"><figcaption>${name}</figcaption></figure>`;
}

/** The report as a page of its own: missed budgets, tables, every route with its screenshot. */
export function reportPage({ measured, missed, method, pictureOf }: Report): string {
  const verdict =
    missed.length === 0
      ? "<p>Every budget is kept.</p>"
      : `<ul>${missed.map((sentence) => `<li>${escapeMarkup(sentence)}</li>`).join("\n")}</ul>`;
  return [
    '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>How fast the site is</title>\n<style>${style}</style>`,
    `<h1>How fast the site is</h1>\n<p>${escapeMarkup(method)}</p>`,
    `<h2>Budgets that are missed</h2>\n${verdict}`,
    ...forms.flatMap((form) => figureTables(measured, form)).map(tableOf),
    '<div class="screens">',
    ...measured.map((one) => screenshot(one, pictureOf(one))),
    "</div>",
    "</html>\n",
  ].join("\n");
}
