import type { NamedPage } from "#app/paths.ts";

/** The four text entries of the navigation, in their order (docs/product.md, Navigation). */
export const mainPages: readonly NamedPage[] = ["about", "roster", "news", "results"];

/** The pages that the bar does not list. */
export const secondaryPages: readonly NamedPage[] = [
  "badgequest",
  "fiftyplates",
  "corevalues",
  "playlists",
];
