import { use } from "react";
import { InlinedSheets } from "./inlined-sheets.ts";
import { sheetFile } from "./sheet-file.ts";

/**
 * Prefetches art sheets, so that the pictures of the next page are there with its words. Browsers
 * fetch and parse what a drawing refers to; this one shows nothing.
 */
export function PrefetchedSheets({ sheets }: { sheets: readonly string[] }) {
  const inlined = use(InlinedSheets);
  return (
    <svg className="ahead" aria-hidden="true">
      {sheets
        .filter((sheet) => !inlined.has(sheet))
        .map((sheet) => (
          <use key={sheet} href={`${sheetFile(sheet)}#nothing`} />
        ))}
    </svg>
  );
}
