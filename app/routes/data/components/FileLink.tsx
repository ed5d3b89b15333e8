import type { ReactNode } from "react";
import { classes } from "#app/lib/classes.ts";
import styles from "./FileLink.module.css";

const base = import.meta.env.BASE_URL.slice(0, -1);

interface FileLinkProps {
  /** A full address, or a path from the root of the site. */
  href: string;
  /** Names the link where several say the same. */
  label: string;
  isMain?: boolean;
  children: ReactNode;
}

/** A file to take or to follow, as a small button. */
export function FileLink({ href, label, isMain = false, children }: FileLinkProps) {
  const address = href.startsWith("/") ? base + href : href;
  return (
    <a
      href={address}
      aria-label={label}
      className={classes("display xs", styles.file, isMain ? `gold ${styles.main}` : undefined)}
    >
      {children}
    </a>
  );
}
