import { createContext } from "react";

/** Takes a rule for a class of the given name; the same name always comes with the same rule. */
export type Sink = (name: string, declarations: string) => void;

const inserted = new Set<string>();
let sheet: CSSStyleSheet | undefined;

/** In the browser the rules go into a constructed sheet, which a strict style policy allows. */
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

/** At prerender the rules are collected and written into the page's inlined stylesheet. */
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
