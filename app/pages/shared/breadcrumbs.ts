import {
  isEntity,
  isStandIn,
  pageLabel,
  pageLabels,
  pages,
  type PartNames,
  type ViewName,
} from "#app/pages/shared/paths.ts";

/** The site around a page. */
export interface SiteAround {
  /** Paths of all pages; lists that the club does not have are left out. */
  readonly paths: readonly string[];
  /** The club's own names for its parts. */
  readonly parts: PartNames | undefined;
}

interface Crumbs {
  readonly name: ViewName;
  readonly path: string;
  /** The document's title: "Li O · Côte Sauvage Ultimate". */
  readonly title: string;
}

/**
 * schema.org breadcrumbs from Home to a page; none for pages in the main navigation.
 *
 * @param address where the site is published, without a slash at the end
 */
export function breadcrumbs(
  { name, path, title }: Crumbs,
  address: string,
  { paths, parts }: SiteAround,
): object[] {
  if (isStandIn(name) || !isEntity(name)) return [];
  const { list } = pages[name];
  const end = title.lastIndexOf(" · ");
  const own = end < 0 ? title : title.slice(0, end);
  const steps = [
    { name: pageLabels.home, path: "/" },
    ...(paths.includes(pages[list].path)
      ? [{ name: pageLabel(list, parts), path: pages[list].path }]
      : []),
    { name: own, path },
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
