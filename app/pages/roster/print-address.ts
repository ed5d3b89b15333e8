import type { PrintFormat } from "#app/art/action-print/action-print.ts";

/** URL of the sheet with a person's action picture. The page's data contains only the hashes. */
export function printAddress(
  year: number,
  person: string,
  format: PrintFormat,
  hash: string,
): string {
  return `/art/print-${year}-${person}-${format}.${hash}.svg`;
}

/** The hash in a sheet's URL: "1f3a09bc" in "/art/busts-2016.1f3a09bc.svg". */
export function hashIn(href: string): string {
  return href.split(".").at(-2) ?? "";
}
