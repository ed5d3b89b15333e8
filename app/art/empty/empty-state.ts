import { openDrawings } from "#app/art/drawing.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";

const drawings = openDrawings<"tree">(
  import.meta.glob<string>("./drawings/*.svg", { query: "?raw", import: "default", eager: true }),
);

const viewBox = drawings.viewBox("tree");

const DAY = {
  sky: "sun",
  dots: "deepSun",
  skin: "plate1",
  groove: "paper",
  trail: "black",
} as const;
const NIGHT = {
  sky: "plate1",
  dots: "plate1Tint",
  skin: "sun",
  groove: "black",
  trail: "paper",
} as const;

/** A disc stuck in a tree, for a search without results and for the 404 page. */
export function treeSheet(): Sheet {
  const markup = drawings.draw("tree", DAY, { moon: "" });
  return makeSheet("empty", [{ id: "tree", viewBox, markup }]);
}

/** The disc in the tree at night, for visitors who are offline. */
export function treeAtNightSheet(): Sheet {
  return makeSheet("night", [{ id: "tree", viewBox, markup: drawings.draw("tree", NIGHT) }]);
}
