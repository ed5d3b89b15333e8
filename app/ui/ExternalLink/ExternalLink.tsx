import type { ComponentProps, ReactNode } from "react";
import { makeHref } from "#app/ui/Link/make-href.ts";

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

interface OutsideAnchorProps extends ComponentProps<"a"> {
  href: string;
}

/** The `<a>` of a link to another site, in a new tab. */
export function OutsideAnchor({ href, children, ...rest }: OutsideAnchorProps) {
  return (
    <a rel="noopener" {...rest} href={makeHref(href)} target="_blank">
      {children}
    </a>
  );
}

/** A link to another site. It opens in a new tab without access to this one, and its label says so. */
export function ExternalLink({
  href,
  className,
  label,
  isSponsored = false,
  children,
}: ExternalLinkProps) {
  const name = label === undefined ? {} : { "aria-label": `${label} (opens in a new tab)` };
  return (
    <OutsideAnchor
      href={href}
      className={className}
      rel={isSponsored ? "sponsored noopener" : "noopener"}
      {...name}
    >
      {children}
      {label === undefined ? <span className="sr"> (opens in a new tab)</span> : undefined}
    </OutsideAnchor>
  );
}
