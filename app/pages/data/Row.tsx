import type { ReactNode } from "react";
import { makeHref } from "#app/ui/Link/make-href.ts";
import styles from "./DataPage.module.css";

interface RowProps {
  name: string;
  extent: ReactNode;
  /** Its addresses, or paths from the root of the site, by what they are. */
  links?: readonly (readonly [label: string, href: string])[];
}

/** Something to download or to follow. */
export function Row({ name, extent, links }: RowProps) {
  return (
    <li className={`row ${styles.row}`}>
      <span className="lines">
        <b>{name}</b>
        <span className="sm muted">{extent}</span>
      </span>
      {links && (
        <span className="cluster">
          {links.map(([label, href]) => (
            <a
              key={label}
              href={makeHref(href)}
              aria-label={`${name}, ${label}`}
              className="linedLink"
            >
              {label}
            </a>
          ))}
        </span>
      )}
    </li>
  );
}
