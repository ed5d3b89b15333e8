import type { IconName } from "#app/ui/Icon/Icon.tsx";

/** Whether a link in the content points to a page of this site. */
export function isOwnPage(href: string): boolean {
  return href.startsWith("/");
}

/** Arrow icon for a link in the content: internal or external. */
export function chooseArrow(href: string): IconName {
  return isOwnPage(href) ? "arrow-right" : "arrow-up-right";
}
