import { withoutAccents } from "./without-accents.ts";

/** A name as addresses have it: "Côte Sauvage" is `cote-sauvage`. */
export function slug(name: string): string {
  return withoutAccents(name)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
