import type { NamedPage } from "#app/routes/paths.ts";
import { usePageLinks } from "#app/routes/site.ts";
import { Link } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import inks from "#app/ui/InkSheets/InkSheets.module.css";
import styles from "./Home.module.css";

const MAJOR_PAGES: readonly NamedPage[] = ["about", "roster", "news", "results"];
const MINOR_PAGES: readonly NamedPage[] = [
  "join",
  "sponsors",
  "badgequest",
  "playlists",
  "fiftyplates",
  "corevalues",
];

/** Pages of the site, for phones. */
export function PageList() {
  const major = usePageLinks(MAJOR_PAGES);
  const minor = usePageLinks(MINOR_PAGES);
  return (
    <nav className={`onPhones ${styles.pages}`} aria-label="Pages">
      <List className={`cluster ${inks.sheets}`}>
        {major.map(({ page, label, href }) => (
          <li key={page}>
            <Link href={href}>
              <Wood as="span" text={label} cap={0.155} phoneCap={0.155} />
            </Link>
          </li>
        ))}
        {minor.map(({ page, label, href }) => (
          <li key={page} className={styles.minorPage}>
            <Link href={href} className="d4">
              {label}
            </Link>
          </li>
        ))}
      </List>
    </nav>
  );
}
