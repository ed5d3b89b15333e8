import { createContext } from "react";

/**
 * The art sheets that stand in this document, by their addresses. Their symbols are shown without
 * a request; all others are fetched from their files.
 */
export const InlinedSheets = createContext<ReadonlySet<string>>(new Set());

/** The document says which sheets it holds, so that the browser and the prerenderer agree. */
export function inlinedSheetsOf(page: Document): ReadonlySet<string> {
  const sprite = page.querySelector<SVGElement>("[data-sheets]");
  return new Set(sprite?.dataset["sheets"]?.split(" "));
}
