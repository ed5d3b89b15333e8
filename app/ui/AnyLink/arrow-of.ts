import type { IconName } from "#app/ui/Icon/Icon.tsx";

/** Whether a link from the content leads to a page of the site. */
export function isOwnPage(href: string): boolean {
  return href.startsWith("/");
}

/** Arrow of a link from the content: an internal or an external one. */
export function arrowOf(href: string): IconName {
  return isOwnPage(href) ? "arrow-right" : "arrow-up-right";
}
