import { Link } from "#app/ui/Link/Link.tsx";
import styles from "./WithoutScripts.module.css";

interface WithoutScriptsProps {
  /** "Côte Sauvage 2026" */
  shownView: string;
  /** Links to pages that work without scripts. */
  links?: readonly { readonly href: string; readonly label: string }[];
}

/** Note for visitors without scripts, for whom every query shows the same view: which view this is, and links to others. */
export function WithoutScripts({ shownView, links }: WithoutScriptsProps) {
  return (
    <noscript>
      <p className={`onScreens cluster ${styles.note}`}>
        Without JavaScript this page always shows {shownView}.
        {links?.map(({ href, label }) => (
          <Link key={href} href={href}>
            {label}
          </Link>
        ))}
      </p>
    </noscript>
  );
}
