/** A badge as addresses and drawings have it: `FIFTY_PLATES` is `fifty-plates`. */
export function badgeSlug(id: string): string {
  return id.toLowerCase().replaceAll("_", "-");
}
