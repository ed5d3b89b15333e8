import { calendarAddress } from "#app/lib/path.ts";
import { ReportLink } from "#app/pages/shared/report/ReportLink.tsx";
import { feedPath, wholeCalendar } from "#app/routes/output-paths.ts";
import type { NamedPage, ViewName } from "#app/routes/paths.ts";
import { usePageLinks, useSite } from "#app/routes/site.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { ExternalLink, Link } from "#app/ui/Link/Link.tsx";
import { makeHref } from "#app/ui/Link/make-href.ts";
import { List } from "#app/ui/List/List.tsx";
import { mainPages, pagesIn } from "./site-links.ts";
import styles from "./Footer.module.css";

/** Links to the shop, mailing list, donations, calendar and feeds. */
function MoreLinks() {
  const { address, pages, support = [] } = useSite();
  const hasResults = pages.includes("results");
  return (
    <>
      {support.map(({ label, link }) => (
        <li key={label}>
          <ExternalLink href={link}>{label}</ExternalLink>
        </li>
      ))}
      {hasResults && (
        <li>
          <a href={calendarAddress(address, wholeCalendar)}>Calendar</a>
        </li>
      )}
      {hasResults && (
        <li className="notOnPhones">
          <a href={makeHref(feedPath("results", "atom"))}>Results feed</a>
        </li>
      )}
      {pages.includes("news") && (
        <li className="notOnPhones">
          <a href={makeHref(feedPath("news", "atom"))}>News feed</a>
        </li>
      )}
    </>
  );
}

interface PageGroupProps {
  title: string;
  pages: readonly NamedPage[];
  hasMoreLinks?: true;
  className?: string;
}

/** A titled list of pages, with more links if they belong to it; nothing if the club has none of the pages. */
function PageGroup({ title, pages, hasMoreLinks, className }: PageGroupProps) {
  const links = usePageLinks(pages);
  if (links.length === 0) return undefined;
  return (
    <nav aria-label={title} className={className}>
      <p className="lab">{title}</p>
      <List>
        {links.map(({ page, label, href }) => (
          <li key={page}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
        {hasMoreLinks && <MoreLinks />}
      </List>
    </nav>
  );
}

/** Pages that show the sponsors' plates. */
const PAGES_WITH_SPONSORS: ReadonlySet<ViewName> = new Set(["home", "about", "sponsors"]);

function Sponsors() {
  return (
    <div className="notOnPhones">
      <p className="lab">Sponsored by</p>
      <List>
        {useSite().sponsors.map(({ name, link }) => (
          <li key={name}>
            <ExternalLink href={link} isSponsored>
              {name}
            </ExternalLink>
          </li>
        ))}
      </List>
    </div>
  );
}

/** Links to the club's profiles, as letters, or an envelope for email. */
function Profiles() {
  return (
    <List className={`cluster ${styles.profiles}`}>
      {useSite().socialLinks.map(({ label, letters, link }) => (
        <li key={label}>
          <ExternalLink href={link} label={label} className="token centered display">
            {letters === undefined ? <Icon name="mail" /> : <span data-letters={letters} />}
          </ExternalLink>
        </li>
      ))}
    </List>
  );
}

/** The footer of every page. Phones have the main pages in their menu, and only the other pages here. */
export function Footer({ route }: { route: ViewName }) {
  const site = useSite();
  return (
    <footer className={`onScreens ${styles.foot}`}>
      <div className={styles.inks} />
      <div className={`wrap spread ${styles.inner}`}>
        <Art
          sheet={site.marks}
          id="wordmark"
          viewBox={site.wordmark.viewBox}
          className={styles.mark}
        />
        <PageGroup title="Main pages" pages={mainPages} className="notOnPhones" />
        <PageGroup title="The team" pages={pagesIn("team")} />
        <PageGroup title="The extras" pages={pagesIn("extras")} />
        <PageGroup title="Take part" pages={pagesIn("takePart")} hasMoreLinks />
        {site.sponsors.length > 0 && !PAGES_WITH_SPONSORS.has(route) && <Sponsors />}
        <div className="notOnPhones">
          {site.socialLinks.length > 0 && <Profiles />}
          <ReportLink />
        </div>
      </div>
    </footer>
  );
}
