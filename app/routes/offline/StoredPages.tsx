import { Heading } from "#app/ui/Heading/Heading.tsx";
import * as words from "#words/pages/offline.ts";
import { Entry } from "./Entry.tsx";
import type { StorablePage } from "./shape-offline.ts";
import styles from "./StoredPages.module.css";
import type { Stored } from "./use-stored.ts";

interface StoredPagesProps {
  pages: readonly StorablePage[];
  stored: Stored;
}

/** The main pages: all of them can be opened without a connection, unless the browser has lost one. */
export function StoredPages({ pages, stored: { absent, day } }: StoredPagesProps) {
  const count = pages.filter(({ path }) => !absent.includes(path)).length;
  return (
    <section aria-labelledby="stored">
      <Heading id="stored" title={words.storedOnThisDevice} note={words.pagesAsOf(count, day)} />
      <ul className={styles.list}>
        {pages.map(({ path, label, extent }) => (
          <li key={path}>
            {absent.includes(path) ? (
              <Entry name={label} says={words.notStored} />
            ) : (
              <Entry name={label} says={extent} href={path} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
