import { createContext } from "react";

/**
 * Addresses of the art sheets inlined in this document. Their symbols need no request; all others are fetched
 * from their files.
 */
export const InlinedSheets = createContext<ReadonlySet<string>>(new Set());

/** Reads the inlined sheets from the document, so that the browser and the prerenderer agree. */
export function readInlinedSheets(page: Document): ReadonlySet<string> {
  const sprite = page.querySelector<SVGElement>("[data-sheets]");
  return new Set(sprite?.dataset["sheets"]?.split(" "));
}
