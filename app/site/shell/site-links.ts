import { sortedBy } from "#app/lib/list.ts";
import type { MenuGroup } from "#app/routes/page-declaration.ts";
import { type NamedPage, pageNames, pages } from "#app/routes/paths.ts";

/** The pages of a menu group, in menu order. */
export function pagesIn(group: MenuGroup): readonly NamedPage[] {
  const inGroup = pageNames.filter((name): name is NamedPage => pages[name].menu?.[0] === group);
  return sortedBy(inGroup, (name) => pages[name].menu?.[1] ?? 0);
}

/** The four text links of the bar (docs/product.md, Navigation). */
export const mainPages = pagesIn("main");

/** Pages outside the bar, as the phone menu lists them: without groups, ways to take part first. */
export const menuPages = (["takePart", "team", "extras"] as const).flatMap(pagesIn);
