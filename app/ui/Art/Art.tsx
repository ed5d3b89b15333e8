import { use } from "react";
import { classes } from "#app/lib/classes.ts";
import { InlinedSheets } from "./inlined-sheets.ts";
import styles from "./Art.module.css";

interface ArtProps {
  /** The sheet's address, such as `/art/busts-2016.1f3a09bc.svg`. */
  sheet: string;
  /** The symbol's name in that sheet. */
  id: string;
  viewBox: string;
  className?: string | undefined;
  /** What the picture says. Left out where the text beside it says the same. */
  label?: string | undefined;
}

/** `/art/busts-2016.1f3a09bc.svg` names its symbols `busts-2016-…`. */
function sheetName(sheet: string): string {
  return sheet.slice(sheet.lastIndexOf("/") + 1).replace(/\..*$/, "");
}

/** A symbol is placed at the corner of its box, which is not always the origin. */
function corner(viewBox: string): { x?: string; y?: string } {
  const [x = "0", y = "0"] = viewBox.split(" ");
  return { ...(x === "0" ? {} : { x }), ...(y === "0" ? {} : { y }) };
}

/** A piece of the team's artwork, drawn at build and shown from its sheet. */
export function Art({ sheet, id, viewBox, className, label }: ArtProps) {
  const symbol = `${sheetName(sheet)}-${id}`;
  const file = use(InlinedSheets).has(sheet)
    ? ""
    : `${import.meta.env.BASE_URL.slice(0, -1)}${sheet}`;
  const naming =
    label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg viewBox={viewBox} className={classes(styles.art, className)} focusable="false" {...naming}>
      <use href={`${file}#${symbol}`} {...corner(viewBox)} />
    </svg>
  );
}
