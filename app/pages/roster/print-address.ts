import type { PrintFormat } from "#app/art/action-print/action-print.ts";

/** The address of the sheet with a person's action print. The page's data has only the hash of each. */
export function printAddress(
  year: number,
  person: string,
  format: PrintFormat,
  hash: string,
): string {
  return `/art/print-${year}-${person}-${format}.${hash}.svg`;
}

/** The hash in the address of a sheet: "1f3a09bc" of "/art/busts-2016.1f3a09bc.svg". */
export function hashIn(href: string): string {
  return href.split(".").at(-2) ?? "";
}
