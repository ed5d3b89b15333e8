import type { ComponentPropsWithRef, MouseEvent } from "react";
import { makeHref } from "./make-href.ts";

type Keys = Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey" | "altKey" | "button">;

type LinkProps = ComponentPropsWithRef<"a"> & {
  /** Path below the site's base. */
  readonly href: string;
};

/** Whether a click opens the link in this tab, not in a new tab or window. */
export function isPlainClick({ ctrlKey, metaKey, shiftKey, altKey, button }: Keys): boolean {
  return !ctrlKey && !metaKey && !shiftKey && !altKey && button === 0;
}

/** A link to a page of the site. `onClick` is called for plain clicks only. */
export function Link({ href, onClick, children, ...props }: LinkProps) {
  const onPlainClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isPlainClick(event)) onClick?.(event);
  };
  return (
    <a {...props} href={makeHref(href)} onClick={onClick && onPlainClick}>
      {children}
    </a>
  );
}
