import { isStandIn, type NamedPage, pages, paths, type ViewName } from "#app/routes/paths.ts";
import { type PageLink, usePageLinks, useSite } from "#app/routes/site.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { useComputedRule } from "#app/ui/computed-rule/use-computed-rule.ts";
import { Link } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import { mainPages } from "./site-links.ts";
import styles from "./MainNav.module.css";

/** Columns of equal width for entries that share half of the bar, or all of it on Home. */
const shareWidth = (entries: number) => `repeat(${entries},${1 / entries}fr)`;

/** The desktop bar: About Us, Roster, the logo (not on Home), News, Results. */
export function MainNav({ route }: { route: ViewName }) {
  const site = useSite();
  const links = usePageLinks(mainPages);
  const half = Math.ceil(links.length / 2);
  const atHome = route === "home";
  const [left, right] = [shareWidth(half), shareWidth(Math.max(1, links.length - half))];
  const tracks = atHome ? shareWidth(links.length) : `${left} 168px ${right}`;
  const columns = useComputedRule(`--columns:${tracks};`);
  // The bar's entry that the page belongs to.
  const parent = isStandIn(route) ? undefined : pages[route].parent;
  const ariaCurrent = (page: NamedPage) => {
    if (page === route) return "page";
    return page === parent ? "true" : undefined;
  };
  const renderEntry = ({ page, label, href }: PageLink) => (
    <li key={page}>
      <Link href={href} className={`display ${styles.entry}`} aria-current={ariaCurrent(page)}>
        {label}
      </Link>
    </li>
  );
  return (
    <nav className={`notOnPhones ${styles.nav}`} aria-label="Main">
      <List className={columns}>
        {links.slice(0, half).map(renderEntry)}
        {atHome ? undefined : (
          <li className={styles.logoCell}>
            <Link href={paths.home()} className={styles.logo} aria-label={`${site.teamName}, home`}>
              <Art sheet={site.marks} id="crest" viewBox="0 0 300 300" />
            </Link>
          </li>
        )}
        {links.slice(half).map(renderEntry)}
      </List>
    </nav>
  );
}
