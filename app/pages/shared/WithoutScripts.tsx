import { Link } from "#app/ui/Link/Link.tsx";
import * as words from "#words/ui.ts";
import styles from "./WithoutScripts.module.css";

interface WithoutScriptsProps {
  /** "Côte Sauvage 2026" */
  shown: string;
  /** The pages that show the rest without scripts. */
  links?: readonly { readonly href: string; readonly label: string }[];
}

/**
 * Note for visitors without scripts, for whom every address shows the same view: which one this is, and links
 * to the others.
 */
export function WithoutScripts({ shown, links }: WithoutScriptsProps) {
  return (
    <noscript>
      <p className={`onScreens cluster ${styles.note}`}>
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
