import {
  isEntity,
  isStandIn,
  pageLabel,
  pageLabels,
  pages,
  type PartNames,
  type ViewName,
} from "#app/routes/paths.ts";

/** The parts of the site that breadcrumbs need. */
export interface SiteAround {
  /** Paths of all pages that the club has. */
  readonly paths: readonly string[];
  /** The club's own names for parts of the site. */
  readonly parts: PartNames | undefined;
}

interface Crumbs {
  readonly name: ViewName;
  readonly path: string;
  /** The document's title: "Li O · Côte Sauvage Ultimate". */
  readonly title: string;
}

/**
 * schema.org breadcrumbs from Home over a list to one of its pages, such as a player; empty for all other pages.
 *
 * @param address URL of the published site, without a trailing slash
 */
export function breadcrumbs(
  { name, path, title }: Crumbs,
  address: string,
  { paths, parts }: SiteAround,
): object[] {
  if (isStandIn(name) || !isEntity(name)) return [];
  const { listPage } = pages[name];
  const list = { name: pageLabel(listPage, parts), path: pages[listPage].path };
  const pageName = title.split(" · ").slice(0, -1).join(" · ") || title;
  const steps = [
    { name: pageLabels.home, path: "/" },
    ...(paths.includes(list.path) ? [list] : []),
    { name: pageName, path },
  ];
  return [
    {
      "@type": "BreadcrumbList",
      itemListElement: steps.map((step, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: step.name,
        item: address + step.path,
      })),
    },
  ];
}
