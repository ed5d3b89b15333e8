import type { ReactNode } from "react";
import { ExternalLink, Link } from "#app/ui/Link/Link.tsx";

/** Whether a link in the content leads to a page of this site. */
export function isOwnPage(href: string): boolean {
  return href.startsWith("/");
}

interface AnyLinkProps {
  href: string;
  className: string;
  children: ReactNode;
}

/** A link from the content, to a page of the site or to another site. */
export function AnyLink({ href, className, children }: AnyLinkProps) {
  const Component = isOwnPage(href) ? Link : ExternalLink;
  return (
    <Component href={href} className={className}>
      {children}
    </Component>
  );
}
