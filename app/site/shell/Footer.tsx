import { Link } from "#app/ui/Link/Link.tsx";
import { Art } from "#app/ui/Art/Art.tsx";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import * as words from "#words/shell.ts";
import { mainPages, otherPages } from "./site-links.ts";
import { calendarAddress } from "#app/lib/path.ts";
import { wholeCalendar } from "#app/routes/calendar-paths.ts";
import { atomPath } from "#app/routes/feed-paths.ts";
import type { NamedPage, ViewName } from "#app/routes/paths.ts";
import { usePageLinks } from "#app/routes/use-page-links.ts";
import { ReportLink } from "#app/pages/shared/report/ReportLink.tsx";
import { type SiteData, useSite } from "#app/routes/site.ts";
import { List } from "#app/ui/List/List.tsx";
import styles from "./Footer.module.css";

type SocialLink = SiteData["socialLinks"][number];

/** A social link, shown as letters, or as an envelope if it has none. */
function SocialToken({ label, letters, link }: SocialLink) {
  return (
    <ExternalLink href={link} label={label}>
      {letters === undefined ? <Icon name="mail" /> : <span data-letters={letters} />}
    </ExternalLink>
  );
}

const base = import.meta.env.BASE_URL.slice(0, -1);

/** Links to the shop, mailing list, donations, calendar and feeds. */
function MoreLinks() {
  const { address, pages, support = [] } = useSite();
  return (
    <>
      {support.map(({ label, link }) => (
        <li key={label}>
          <ExternalLink href={link}>{label}</ExternalLink>
        </li>
      ))}
      {!pages.includes("results") ? undefined : (
        <>
          <li>
            <a href={calendarAddress(address, wholeCalendar)}>{words.calendar}</a>
          </li>
          <li>
            <a href={base + atomPath("results")}>{words.resultsFeed}</a>
          </li>
        </>
      )}
      {!pages.includes("news") ? undefined : (
        <li>
          <a href={base + atomPath("news")}>{words.newsFeed}</a>
        </li>
      )}
    </>
  );
}

interface PageGroupProps {
  title: string;
  pages: readonly NamedPage[];
}

/** A titled list of pages; nothing if the club has none of them. */
function PageGroup({ title, pages }: PageGroupProps) {
  const links = usePageLinks(pages);
  if (links.length === 0) return undefined;
  return (
    <nav aria-label={title}>
      <p className="lab">{title}</p>
      <List>
        {links.map(({ page, label, href }) => (
          <li key={page}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
        {title === words.takePart ? <MoreLinks /> : undefined}
      </List>
    </nav>
  );
}

interface FooterProps {
  /** The page above it. */
  route: ViewName;
}

/** Pages that show the sponsors' plates. */
const PAGES_WITH_SPONSORS: ReadonlySet<ViewName> = new Set(["home", "about", "sponsors"]);

/** The footer of every page. */
export function Footer({ route }: FooterProps) {
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
        <PageGroup title={words.mainPages} pages={mainPages} />
        {otherPages.map((group) => (
          <PageGroup key={group.title} {...group} />
        ))}
        {site.sponsors.length === 0 || PAGES_WITH_SPONSORS.has(route) ? undefined : (
          <div>
            <p className="lab">{words.sponsors}</p>
            <List>
              {site.sponsors.map(({ name, link }) => (
                <li key={name}>
                  <ExternalLink href={link} isSponsored>
                    {name}
                  </ExternalLink>
                </li>
              ))}
            </List>
          </div>
        )}
        <div className={styles.end}>
          {site.socialLinks.length === 0 ? undefined : (
            <List className={`cluster ${styles.social}`}>
              {site.socialLinks.map((social) => (
                <li key={social.label}>
                  <SocialToken {...social} />
                </li>
              ))}
            </List>
          )}
          <ReportLink />
        </div>
      </div>
    </footer>
  );
}
