import type { ReactNode } from "react";
import { classes } from "#app/lib/classes.ts";
import type { IconName } from "#app/ui/Icon/Icon.tsx";
import { AnyLink, isOwnPage } from "#app/ui/Link/Link.tsx";
import { ButtonFace } from "./ButtonFace.tsx";
import styles from "./Button.module.css";

interface ButtonLinkProps {
  href: string;
  /** By default an arrow, which says whether the link leads to another site. */
  icon?: IconName;
  isQuiet?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A link that looks like a button, to a page of the site or to another site. */
export function ButtonLink({ href, icon, isQuiet = false, className, children }: ButtonLinkProps) {
  return (
    <AnyLink href={href} className={classes(styles.button, isQuiet && styles.quiet, className)}>
      <ButtonFace icon={icon ?? (isOwnPage(href) ? "arrow-right" : "arrow-up-right")}>
        {children}
      </ButtonFace>
    </AnyLink>
  );
}
