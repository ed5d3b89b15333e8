import type { PageName } from "#app/paths.ts";

export interface PageLink {
  page: PageName;
  label: string;
}

/** The four text entries of the navigation, in the order of the specification. */
export const mainLinks: readonly PageLink[] = [
  { page: "about", label: "About Us" },
  { page: "roster", label: "Roster" },
  { page: "news", label: "News" },
  { page: "results", label: "Results" },
];

/** The pages that the bar does not list. */
export const secondaryLinks: readonly PageLink[] = [
  { page: "badgequest", label: "Badge Quest" },
  { page: "fiftyplates", label: "Fifty Plates" },
  { page: "corevalues", label: "Core Values" },
  { page: "roster2019", label: "Roster 2019" },
];
