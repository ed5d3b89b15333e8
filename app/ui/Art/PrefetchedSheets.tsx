import { use } from "react";
import { InlinedSheets } from "./inlined-sheets.ts";
import { sheetFile } from "./sheet-file.ts";

/**
 * Prefetches art sheets, so that the next page's pictures appear with its text. Browsers fetch and parse any
 * file a drawing refers to; this drawing shows nothing.
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
