import { Link } from "wouter";
import * as words from "#words/ui.ts";
import styles from "./WithoutScripts.module.css";

interface WithoutScriptsProps {
  /** "Côte Sauvage 2026" */
  shown: string;
  /** The pages that show the rest without scripts. */
  links?: readonly { readonly href: string; readonly label: string }[];
}

/** Where no scripts run and every address shows the same: what the page shows, and where the rest is. */
export function WithoutScripts({ shown, links }: WithoutScriptsProps) {
  return (
    <noscript>
      <p className={styles.note}>
        {words.withoutScripts(shown)}
        {links?.map(({ href, label }) => (
          <Link key={href} href={href}>
            {label}
          </Link>
        ))}
      </p>
    </noscript>
  );
}
