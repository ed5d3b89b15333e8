import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { makeHref } from "./make-href.ts";

type Keys = Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey" | "altKey" | "button">;

type LinkProps = ComponentPropsWithRef<"a"> & {
  /** Path below the site's base. */
  readonly href: string;
};

/** Attributes by which a link selects what a page shows. */
export type LinkToView = Pick<LinkProps, "href" | "onClick" | "aria-current">;

/** Whether a click opens the link in this tab, not in a new tab or window. */
export function isPlainClick({ ctrlKey, metaKey, shiftKey, altKey, button }: Keys): boolean {
  return !ctrlKey && !metaKey && !shiftKey && !altKey && button === 0;
}

/** A link to a page of the site. `onClick` is called for plain clicks only. */
export function Link({ href, onClick, children, ...attributes }: LinkProps) {
  const onPlainClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isPlainClick(event)) onClick?.(event);
  };
  return (
    <a {...attributes} href={makeHref(href)} onClick={onClick && onPlainClick}>
      {children}
    </a>
  );
}

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

/** The `<a>` of a link to another site, in a new tab. */
function OutsideAnchor({ href, children, ...attributes }: LinkProps) {
  return (
    <a rel="noopener" {...attributes} href={makeHref(href)} target="_blank">
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

/** Whether a link in the content leads to a page of this site. */
export function isOwnPage(href: string): boolean {
  return href.startsWith("/");
}

interface AnyLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link from the content, to a page of the site or to another site. */
export function AnyLink({ href, ...link }: AnyLinkProps) {
  return isOwnPage(href) ? <Link href={href} {...link} /> : <ExternalLink href={href} {...link} />;
}
