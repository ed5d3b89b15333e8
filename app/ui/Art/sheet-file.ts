/** Where the browser finds a sheet: under the address that the site has on its host. */
export function sheetFile(sheet: string): string {
  return `${import.meta.env.BASE_URL.slice(0, -1)}${sheet}`;
}
