import type { IconName } from "#app/ui/Icon/Icon.tsx";

/** Whether a link of the content leads to a page of the site. */
export function isOwnPage(href: string): boolean {
  return href.startsWith("/");
}

/** The arrow of a link of the content: on to a page of the site, or out of it. */
export function arrowOf(href: string): IconName {
  return isOwnPage(href) ? "arrow-right" : "arrow-up-right";
}
