import { isInk } from "#app/art/print/ink.ts";
import type { Entry } from "#app/content/parse-entry.ts";
import { type Explanation, textProblem } from "#app/content/problem.ts";
import { MARK_VARIABLES } from "#app/domain/marks.ts";

/** Elements of a drawing, all of them shapes. Pages put it into their own markup. */
const ELEMENTS = new Set([
  "svg",
  "g",
  "path",
  "circle",
  "ellipse",
  "rect",
  "line",
  "polyline",
  "polygon",
  "title",
  "desc",
]);

const ATTRIBUTES = /\s([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

function explainElement(name: string): Explanation | undefined {
  if (ELEMENTS.has(name)) return undefined;
  if (name === "text" || name === "tspan") {
    return {
      cause: "The drawing contains text, which looks different without its font.",
      remedy: "Convert the text to paths in a drawing program.",
    };
  }
  return {
    cause: `The drawing contains <${name}>; only shapes are allowed.`,
    remedy: "Draw it with shapes, and save it as plain or optimized SVG.",
  };
}

function explainAttribute(name: string, value: string): Explanation | undefined {
  if (/^(?:on.*|style|class)$/.test(name)) {
    return {
      cause: `The drawing contains ${name}=, which the site's security policy forbids.`,
      remedy: "Save it as optimized SVG, with its colors as attributes such as fill.",
    };
  }
  if (!/href$|^src$/.test(name) && !/url\(/.test(value)) return undefined;
  return {
    cause: `The drawing refers to something else in ${name}=.`,
    remedy: "Draw it without references, gradients and clipped parts.",
  };
}

/** A mark has any proportions, and its own variables besides the print inks; a square picture has the inks alone. */
export type DrawingKind = "mark" | "square";

/** `var(--plate1, #003faa)`: an ink of the page, and the color that drawing programs show instead. */
const VARIABLE = /^var\(--([\w-]+),[^()]*\)$/;

function explainColor(value: string, kind: DrawingKind): Explanation | undefined {
  if (!value.includes("var(")) return undefined;
  const [, name = ""] = VARIABLE.exec(value) ?? [];
  const ownVariables: readonly string[] = kind === "mark" ? MARK_VARIABLES : [];
  if (isInk(name) || ownVariables.includes(name)) return undefined;
  // A mark usually needs its own variables alone, a square picture the inks without their tints.
  const names =
    kind === "mark" ? ownVariables.join(", ") : "black, paper, sun, plate1, plate2 or plate3";
  return {
    cause: `The drawing has the color ${value}, which pages don't know.`,
    remedy: `Write a color such as #dcae2c, or var(--name, #dcae2c) with ${names}.`,
  };
}

const SQUARE = /^0 0 (\d+) \1$/;

function explainSize(viewBox: string | undefined, kind: DrawingKind): Explanation | undefined {
  if (viewBox === undefined) {
    return {
      cause: "The drawing does not begin with <svg viewBox=…>.",
      remedy: "Save it as plain SVG, with a view box of four numbers.",
    };
  }
  if (kind === "mark" || SQUARE.test(viewBox)) return undefined;
  return {
    cause: `The view box is ${viewBox}, but this drawing is a square.`,
    remedy: 'Draw it in a square such as viewBox="0 0 300 300".',
  };
}

/** The first reason that the site cannot show a drawing. */
function explainDrawing(svg: string, kind: DrawingKind): Explanation | undefined {
  const [, viewBox] = /^<svg\s[^>]*viewBox="([\d .-]+)"[^>]*>.*<\/svg>$/s.exec(svg) ?? [];
  const size = explainSize(viewBox, kind);
  if (size !== undefined) return size;
  for (const [, name = "", attributes = ""] of svg.matchAll(/<([^\s/>]+)([^>]*)/g)) {
    const problem = explainElement(name);
    if (problem !== undefined) return problem;
    for (const [, attribute = "", double, single] of attributes.matchAll(ATTRIBUTES)) {
      const value = double ?? single ?? "";
      const refused = explainAttribute(attribute, value) ?? explainColor(value, kind);
      if (refused !== undefined) return refused;
    }
  }
  return undefined;
}

/** Reads an SVG file of the club's own: its shapes, without prolog and comments. */
export function readDrawing(file: string, text: string, kind: DrawingKind): Entry<string> {
  const svg = text.replaceAll(/<\?.*?\?>|<!--.*?-->/gs, "").trim();
  const explanation = explainDrawing(svg, kind);
  const position = { line: 1, column: 1 };
  return {
    value: explanation === undefined ? svg : undefined,
    raw: undefined,
    rules: {},
    locate: () => position,
    problems: explanation === undefined ? [] : [{ file, ...textProblem(position, explanation) }],
  };
}
