import { createContext } from "react";

/** Adds a CSS rule for a class; the same name always has the same declarations. */
export type Sink = (name: string, declarations: string) => void;

const inserted = new Set<string>();
let sheet: CSSStyleSheet | undefined;

/** Inserts rules into a constructed stylesheet, which a strict CSP allows. */
function insertIntoDocument(name: string, declarations: string): void {
  if (inserted.has(name)) return;
  inserted.add(name);
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.insertRule(`.${name}{${declarations}}`);
}

export const RuleSink = createContext<Sink>(insertIntoDocument);

/** Collects rules at prerender, for the page's inlined stylesheet. */
export function collectRules(): { sink: Sink; css: () => string } {
  const rules = new Map<string, string>();
  return {
    sink: (name, declarations) => {
      rules.set(name, declarations);
    },
    css: () =>
      [...rules]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, declarations]) => `.${name}{${declarations}}`)
        .join(""),
  };
}
