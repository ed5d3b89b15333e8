import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import { emptyState } from "./empty-state.ts";
import { nightState } from "./night.ts";

/** The picture beside a search without a hit, and on the page of an unknown address. */
export function emptySheet(): Sheet {
  return makeSheet("empty", [{ id: "tree", viewBox: "0 0 520 400", markup: emptyState() }]);
}

/** The same tree by night, for those who are offline. */
export function nightSheet(): Sheet {
  return makeSheet("night", [{ id: "tree", viewBox: "0 0 520 400", markup: nightState() }]);
}
