import type { ReactNode } from "react";
import { hrefOf } from "#app/ui/Link/href-of.ts";
import * as words from "#words/ui.ts";

interface ExternalLinkProps {
  /** From the content, so it may also be a page of this site. */
  href: string;
  className?: string | undefined;
  /** Accessible name, if the content is a picture. */
  label?: string | undefined;
  /** Marks a paid link (`rel="sponsored"`). */
  isSponsored?: boolean;
  children: ReactNode;
}

/**
 * A link to another site. It opens in a new tab without access to this one, and its label says so.
 */
export function ExternalLink({
  href,
  className,
  label,
  isSponsored = false,
  children,
}: ExternalLinkProps) {
  const name = label === undefined ? {} : { "aria-label": words.opensInANewTab(label) };
  return (
    <a
      href={hrefOf(href)}
      className={className}
      target="_blank"
      rel={isSponsored ? "sponsored noopener" : "noopener"}
      {...name}
    >
      {children}
      {label === undefined ? <span className="sr"> {words.newTab}</span> : undefined}
    </a>
  );
}
