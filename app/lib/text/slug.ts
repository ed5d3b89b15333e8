/** A name as addresses have it: "Côte Sauvage" is `cote-sauvage`. */
export function slug(name: string): string {
  return name
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
