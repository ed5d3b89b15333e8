import { use } from "react";
import { classes } from "#app/lib/classes.ts";
import { makeHref } from "#app/ui/Link/make-href.ts";
import { PhotographAlbum } from "./album.ts";
import { InlinedSheets } from "./inlined-sheets.ts";
import { Photo, type PhotoOptions } from "./Photo.tsx";
import styles from "./Art.module.css";

interface DrawingProps {
  sheet: string;
  symbol: string;
  viewBox: string;
  className?: string | undefined;
  label?: string | undefined;
  /** Fills a box of any shape, aligned to the bottom and cropped at the other edges. */
  fills?: boolean | undefined;
}

/** A symbol is placed at the corner of its box, which is not always the origin. */
function corner(viewBox: string): { x?: string; y?: string } {
  const [x = "0", y = "0"] = viewBox.split(" ");
  return { ...(x === "0" ? {} : { x }), ...(y === "0" ? {} : { y }) };
}

/** One drawing of a sheet, referenced in the document if the sheet is inlined, else in its file. */
function Drawing({ sheet, symbol, viewBox, className, label, fills }: DrawingProps) {
  const file = use(InlinedSheets).has(sheet) ? "" : makeHref(sheet);
  const naming =
    label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  const cut = fills === true ? { preserveAspectRatio: "xMidYMax slice" } : {};
  return (
    <svg viewBox={viewBox} className={className} {...cut} {...naming}>
      <use href={`${file}#${symbol}`} {...corner(viewBox)} />
    </svg>
  );
}

interface ArtProps extends PhotoOptions {
  /** The sheet's address, such as `/art/busts-2016.1f3a09bc.svg`. */
  sheet: string;
  /** Id of the symbol on that sheet. */
  id: string;
  viewBox: string;
  className?: string | undefined;
  /** Accessible name of the drawing; omitted if text beside it says the same. */
  label?: string | undefined;
  /** Key of the photograph that may replace it, if it differs from the drawing's. */
  photo?: string;
  /** Fills a box of any shape, aligned to the bottom. */
  fills?: boolean;
}

/** Name of a sheet: `/art/busts-2016.1f3a09bc.svg` names its symbols `busts-2016-…`. */
function sheetName(sheet: string): string {
  return sheet.slice(sheet.lastIndexOf("/") + 1).replace(/\..*$/, "");
}

/**
 * A picture of the site: the team's photograph if there is one, else artwork drawn at build time.
 * The artwork stays visible until the photograph has loaded, or if it fails to load.
 */
export function Art(props: ArtProps) {
  const { sheet, id, viewBox, className, label, photo, fills, ...photoOptions } = props;
  const symbol = `${sheetName(sheet)}-${id}`;
  const photograph = use(PhotographAlbum)[photo ?? symbol];
  const drawn = { sheet, symbol, viewBox, fills };
  if (photograph === undefined) {
    return (
      <Drawing {...drawn} className={classes("display", styles.art, className)} label={label} />
    );
  }
  return (
    <Photo photograph={photograph} className={className} {...photoOptions}>
      <Drawing {...drawn} className={`display ${styles.art}`} />
    </Photo>
  );
}
