import { use } from "react";
import { InlinedSheets } from "./inlined-sheets.ts";
import { sheetFile } from "./sheet-file.ts";

interface DrawingProps {
  sheet: string;
  symbol: string;
  viewBox: string;
  className?: string | undefined;
  label?: string | undefined;
  /** It fills a box of any shape, aligned to the bottom and cropped at the other edges. */
  fills?: boolean | undefined;
}

/** A symbol is placed at the corner of its box, which is not always the origin. */
function corner(viewBox: string): { x?: string; y?: string } {
  const [x = "0", y = "0"] = viewBox.split(" ");
  return { ...(x === "0" ? {} : { x }), ...(y === "0" ? {} : { y }) };
}

/** One picture of a sheet: from the document if the sheet is inlined, else from its file. */
export function Drawing({ sheet, symbol, viewBox, className, label, fills }: DrawingProps) {
  const file = use(InlinedSheets).has(sheet) ? "" : sheetFile(sheet);
  const naming =
    label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  const cut = fills === true ? { preserveAspectRatio: "xMidYMax slice" } : {};
  return (
    <svg viewBox={viewBox} className={className} {...cut} {...naming}>
      <use href={`${file}#${symbol}`} {...corner(viewBox)} />
    </svg>
  );
}
