import { sortedBy } from "#app/lib/list.ts";
import type { MenuGroup } from "#app/routes/page-declaration.ts";
import {
  isStandIn,
  type NamedPage,
  type PageName,
  pageNames,
  pages,
  type ViewName,
} from "#app/routes/paths.ts";

/** The pages of a menu group, in menu order. */
function pagesIn(group: MenuGroup): readonly NamedPage[] {
  const inGroup = pageNames.filter((name): name is NamedPage => pages[name].menu?.[0] === group);
  return sortedBy(inGroup, (name) => pages[name].menu?.[1] ?? 0);
}

/** The four text links of the bar (docs/product.md, Navigation). */
export const mainPages = pagesIn("main");

/** Pages outside the bar, as the footer groups them. The last group also has its links to other sites and feeds. */
export const footerGroups: readonly {
  readonly title: string;
  readonly pages: readonly NamedPage[];
  readonly hasMoreLinks?: true;
}[] = [
  { title: "The team", pages: pagesIn("team") },
  { title: "The extras", pages: pagesIn("extras") },
  { title: "Take part", pages: pagesIn("takePart"), hasMoreLinks: true },
];

/** Pages outside the bar, as the phone menu lists them: without groups, ways to take part first. */
export const menuPages = (["takePart", "team", "extras"] as const).flatMap(pagesIn);

/** The bar's entry that a page belongs to; undefined for the entries themselves, and for unknown URLs. */
export function findBarEntry(page: ViewName): PageName | undefined {
  return isStandIn(page) ? undefined : pages[page].parent;
}
