import { type NamedPage, pageLabels } from "#app/paths.ts";

export interface PageLink {
  page: NamedPage;
  label: string;
}

const linksTo = (pages: readonly NamedPage[]): readonly PageLink[] =>
  pages.map((page) => ({ page, label: pageLabels[page] }));

/** The four text entries of the navigation, in their order (docs/product.md, Navigation). */
export const mainLinks = linksTo(["about", "roster", "news", "results"]);

/** The pages that the bar does not list. */
export const secondaryLinks = linksTo(["badgequest", "fiftyplates", "corevalues", "roster2019"]);
