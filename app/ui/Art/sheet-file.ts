/** Address of a sheet in the browser, with the site's base path. */
export function sheetFile(sheet: string): string {
  return `${import.meta.env.BASE_URL.slice(0, -1)}${sheet}`;
}
