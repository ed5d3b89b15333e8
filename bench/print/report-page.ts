import { forms, type Measured } from "#bench/figures/figures.ts";
import { onForm } from "#bench/figures/words.ts";
import { bars } from "./bars.ts";
import { compare } from "./comparison.ts";
import { figureTables, type FigureTable } from "./tables.ts";

/** The contents of the report. */
export interface Report {
  readonly measured: readonly Measured[];
  /** The budgets that are missed, a sentence each. */
  readonly missed: readonly string[];
  /** How it was measured: tools, runs. */
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
.page { display: grid; grid-template-columns: 20rem 1fr; gap: 2rem; align-items: start; margin: 3rem 0; }
.page img { width: 100%; border: 1px solid #8885; }
dl { display: grid; grid-template-columns: 8rem 1fr; gap: 0.4rem 1rem; margin: 0; }
dd { margin: 0; }
svg { width: 26rem; max-width: 100%; display: block; }
svg text { font-size: 11px; fill: currentColor; }
.ours { fill: #1f5fbf; }
.former { fill: #999; }
`;

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function row(cells: readonly string[], tag: "td" | "th"): string {
  return `<tr>${cells.map((cell) => `<${tag}>${escape(cell)}</${tag}>`).join("")}</tr>`;
}

function tableOf({ title, head, rows }: FigureTable): string {
  const body = rows.map((cells) => row(cells, "td")).join("\n");
  return `<h2>${escape(title)}</h2>\n<div class="wide"><table>\n${row(head, "th")}\n${body}\n</table></div>`;
}

function section(measured: Measured, picture: string): string {
  const { route, form } = measured;
  const figures = compare(measured).map(
    (compared) => `<dt>${escape(compared.name)}</dt><dd>${bars(compared)}</dd>`,
  );
  return [
    `<section class="page"><img src="${picture}" alt="${route} ${onForm(form)}" loading="lazy">`,
    `<div><h2>${route} ${onForm(form)}</h2><dl>${figures.join("\n")}</dl></div></section>`,
  ].join("\n");
}

/** The report as a page of its own: missed budgets, tables, every route with its screenshot. */
export function reportPage({ measured, missed, method, pictureOf }: Report): string {
  const verdict =
    missed.length === 0
      ? "<p>Every budget is kept.</p>"
      : `<ul>${missed.map((sentence) => `<li>${escape(sentence)}</li>`).join("\n")}</ul>`;
  return [
    '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>How fast the site is</title>\n<style>${style}</style>`,
    `<h1>How fast the site is</h1>\n<p>${escape(method)}</p>`,
    `<h2>Budgets that are missed</h2>\n${verdict}`,
    ...forms.flatMap((form) => figureTables(measured, form)).map(tableOf),
    "<p>In the pictures the blue bar is ours and the grey one the former site’s.</p>",
    ...measured.map((one) => section(one, pictureOf(one))),
    "</html>\n",
  ].join("\n");
}
