import { Link } from "#app/ui/Link/Link.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { decodeAddress } from "#app/lib/readable.ts";
import { type PageName, matchRoute } from "#app/routes/paths.ts";
import { List } from "#app/ui/List/List.tsx";
import * as words from "#words/pages/offline.ts";
import * as seasonFacts from "#words/facts/season.ts";
import type { StorablePage } from "./shape-offline.ts";
import type { Stored } from "./use-stored.ts";
import styles from "./StoredPages.module.css";

interface EntryProps {
  name: string;
  detail: string;
  /** Path of the page; undefined if it is not stored. */
  href?: string;
}

/** An entry with a check mark if the page is stored, or a ring if it is not. */
function Entry({ name, detail, href }: EntryProps) {
  const text = (
    <span className={styles.words}>
      <b className="linkName">{name}</b>
      <span className="xs muted">{detail}</span>
    </span>
  );
  if (href === undefined) {
    return (
      <span className={`${styles.entry} ${styles.absent}`}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle className={styles.ring} cx="12" cy="12" r="10.5" />
        </svg>
        {text}
      </span>
    );
  }
  return (
    <Link href={href} className={`link ${styles.entry}`}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="12" />
        <path className={styles.tick} d="M6.5 12.5l3.6 3.6 7.4-8" />
      </svg>
      {text}
    </Link>
  );
}

interface StoredPagesProps {
  pages: readonly StorablePage[];
  stored: Stored;
}

/** The main pages. They are stored unless the browser has deleted them. */
export function StoredPages({ pages, stored: { absent, day } }: StoredPagesProps) {
  const count = pages.filter(({ path }) => !absent.includes(path)).length;
  return (
    <section aria-labelledby="stored">
      <Heading id="stored" title={words.storedOnThisDevice} note={words.pagesAsOf(count, day)} />
      <List className={styles.list}>
        {pages.map(({ path, label, extent }) => (
          <li key={path}>
            {absent.includes(path) ? (
              <Entry name={label} detail={words.notStored} />
            ) : (
              <Entry name={label} detail={extent} href={path} />
            )}
          </li>
        ))}
      </List>
    </section>
  );
}

/** Kind labels of detail pages. */
const kinds: Partial<Record<PageName, string>> = {
  player: words.person,
  season: seasonFacts.season,
  tournament: words.tournament,
  opponent: words.opponent,
  badge: words.badge,
};

function pageKind(path: string): string | undefined {
  const route = matchRoute(path);
  return route && kinds[route.name];
}

interface OpenedPagesProps {
  /** Paths, most recent first. */
  openedPaths: readonly string[];
  names: ReadonlyMap<string, string>;
  /** The requested page, if known. */
  missingPage: { name: string; path: string } | undefined;
}

/** Detail pages opened on this device, then the missing page. */
export function OpenedPages({ openedPaths, names, missingPage }: OpenedPagesProps) {
  if (openedPaths.length === 0 && missingPage === undefined) return undefined;
  const kind = missingPage && pageKind(missingPage.path);
  return (
    <section aria-labelledby="opened">
      <Heading id="opened" title={words.pagesYouOpened} note={words.mostRecentFirst} />
      <List>
        {openedPaths.map((path) => (
          <li key={path}>
            <Entry
              name={names.get(path) ?? decodeAddress(path)}
              detail={pageKind(path) ?? words.page}
              href={path}
            />
          </li>
        ))}
        {missingPage === undefined ? undefined : (
          <li>
            <Entry
              name={missingPage.name}
              detail={kind === undefined ? words.notStored : words.kindNotStored(kind)}
            />
          </li>
        )}
      </List>
    </section>
  );
}
