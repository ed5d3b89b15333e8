import {
  isEntity,
  isStandIn,
  pageLabel,
  pageLabels,
  pages,
  type PartNames,
  type ViewName,
} from "#app/paths.ts";

/** The site that a page stands in. */
export interface SiteAround {
  /** Of all pages; a list that the club does not have is left out. */
  readonly paths: readonly string[];
  /** The club's own names for its parts. */
  readonly parts: PartNames | undefined;
}

interface Crumbs {
  readonly name: ViewName;
  readonly path: string;
  /** The title of its document: "Li O · Côte Sauvage Ultimate". */
  readonly title: string;
}

/**
 * The way from the front page to a page, in the words of schema.org; nothing for a page that lies no
 * deeper than the bar.
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
