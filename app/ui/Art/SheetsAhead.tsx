import { use } from "react";
import { InlinedSheets } from "./inlined-sheets.ts";
import { sheetFile } from "./sheet-file.ts";

/**
 * Fetches and reads art sheets before their pictures are drawn, so that the pictures are there with
 * the words. Browsers do so for what a drawing refers to; this one shows nothing.
 */
export function SheetsAhead({ sheets }: { sheets: readonly string[] }) {
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
