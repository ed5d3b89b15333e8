import type { ReactNode } from "react";
import * as words from "#words/ui.ts";

interface ExternalLinkProps {
  href: string;
  className?: string | undefined;
  /** Names the link where its content is a picture. */
  label?: string | undefined;
  /** The other side pays for standing here. */
  isSponsored?: boolean;
  children: ReactNode;
}

/** A link out of the site: a new tab, no access to this one, and it says so. */
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
      href={href}
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
